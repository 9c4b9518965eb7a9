/** The annotations by which a test of the picture run says more than whether it passed. */

/** What made the pictures: for the run's reporter. */
export const makerNote = "made with";

/** Why no picture was compared. */
export const uncomparedNote = "not compared";

/** How the story of a test ended: for the book's results. */
export const endingNote = "ended";
