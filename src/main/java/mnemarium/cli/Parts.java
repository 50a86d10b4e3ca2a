package mnemarium.cli;

import mnemarium.memory.Ticker;
import mnemarium.memory.onnx.Models;
import mnemarium.workbench.Thresholds;

import java.nio.file.Path;
import java.time.Clock;
import java.util.function.Supplier;

/**
 * What the commands are made of.
 *
 * @param models opens the models; asked only by commands that need them, which then close them
 * @param shipped calibrated thresholds that came with the program
 * @param pictures draws the window
 * @param ticker reads measured times
 * @param clock tells when a run was made
 * @param folder the workspace of commands that need one and are told none
 */
public record Parts(
        Supplier<Models> models,
        Thresholds shipped,
        Pictures pictures,
        Ticker ticker,
        Clock clock,
        Path folder) {}
