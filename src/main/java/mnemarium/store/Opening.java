package mnemarium.store;

import java.nio.file.Path;

/**
 * How the opening of a workspace ended. Where it was refused, the workspace's file is as it was.
 */
public sealed interface Opening {

    /** The workspace is open; the caller closes it. */
    record Opened(Workspace workspace) implements Opening {}

    /**
     * The workspace was not opened, and its file was not changed.
     *
     * @param found what is there
     * @param expected what should be there
     * @param where the file or folder that is meant
     * @param advice what the user can do
     */
    record Refused(Reason reason, String found, String expected, Path where, String advice)
            implements Opening {

        /** All of it as two sentences. */
        public String message() {
            return "found " + found + ", expected " + expected + " (" + where + "). " + advice;
        }
    }

    /** Why a workspace was not opened. */
    enum Reason {
        /** the path leads to a file */
        NOT_A_FOLDER,
        /** another process, or another window of this one, has it open */
        OPEN_ELSEWHERE,
        /** the folder or the file may not be written */
        READ_ONLY,
        /** too little room is left */
        DISK_FULL,
        /** the file is cut off, overwritten, or was never a database */
        DAMAGED,
        /** the file is a database, but not a workspace */
        FOREIGN,
        /** a later version of the program has written it */
        NEWER,
        /** the system refused to read or write for another reason */
        UNREACHABLE
    }
}
