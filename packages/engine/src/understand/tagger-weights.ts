/** The weights of the tagger that come with the package; it stands as far from here as from the program that is built. */
export const TAGGER_WEIGHTS = new URL("../../weights/tagger.bin", import.meta.url);
