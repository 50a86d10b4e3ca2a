/**
 * Sentence models in ONNX files: the only place that opens model files and the only one that knows
 * ONNX Runtime. It sees nothing but {@code mnemarium.memory}.
 */
@NullMarked
package mnemarium.memory.onnx;

import org.jspecify.annotations.NullMarked;
