/**
 * Numbers of the geometry, of the scores and of the bounds. What one stage alone weighs stands in its file. Lengths are in em
 * (font sizes of the smaller text) unless the name says otherwise; counts and shares are plain numbers.
 */
export const TOLERANCES = {
  /** A space of most fonts, where a page is too short to tell its own. */
  space: 0.28,
  /** Words further apart than so many spaces of their page begin a new phrase. */
  phraseSpaces: 1.7,
  /** No gap below this parts a phrase, and none above the other joins one. */
  phraseGapLeast: 0.38,
  phraseGapMost: 1.05,
  /** The right edges of numbers in one column. */
  numberEdge: 0.6,
  /** A word inside a phrase begins a column where at least so many phrases begin, and in this share of the rows. */
  columnStarts: 4,
  columnStartsShare: 0.35,
  /** This share of them must have something left of them in their lines. */
  columnStartsBehind: 0.1,
  /** Words begin a column inside phrases where so many different ones do, and in this share of the rows with numbers. */
  wordStarts: 6,
  wordStartsShare: 0.6,
  /** A column begins a space behind another where so many different words do, and in this share of the phrases that reach over its edge. */
  gutterStarts: 5,
  gutterShare: 0.95,
  /** What stands below each other at one edge, in points: programs print it there, and round. */
  sameEdgePt: 2,
  /** The edge at which records begin, in points. */
  recordEdgePt: 1.5,
  /** White between lines is clearly wider than other white from this factor on: it parts what is printed together. */
  widerWhite: 1.25,
  /** Lines of one header stand no further apart. */
  headerPitch: 2.3,
  /** A turned line by itself is a heading where so many lines below have figures under it. */
  figuresBelowTurned: 2,
  /** A gap between rows this much above the usual one parts records. */
  recordGap: 1.3,
  /** A rule over this share of the width of the rows parts records. */
  ruleShare: 0.5,
  /** The hours of a month: nobody works more. */
  hoursOfMonth: 744,
} as const;

/** Worths in bits. */
export const BITS = {
  /** A sum of two or more different terms that holds in one record. */
  heldSum: 11,
  /** One that does not. */
  failedSum: -7,
  /** A printed total that is the sum of a slot over its records. */
  heldTotal: 6,
  failedTotal: -5,
  /** What a slot costs, and a figure that is left without a meaning. */
  slot: -8,
  unexplained: -3,
  /** A figure of a slot that votes name. */
  named: 1,
  /** A text of a record that names nothing, one that is known as a line of pay, and a record that nobody is named in. */
  unusedText: -0.7,
  unusedLabel: -3,
  unnamed: -6,
  /** A record whose rows stand farther apart than it stands from the one before. */
  gapInside: -0.5,
  /** A wording that says so much is known. */
  known: 4,
  /** Each further way to read tables of one document takes saying which. */
  apart: -12,
  /** Part of the bits that tell which records have which slots. */
  pattern: -0.25,
} as const;

/** Bounds of the search, in counts: the same document gives the same reading on every machine. */
export const BOUNDS = {
  /** Words of a page, and rows of a document: what has more is not searched. */
  wordsOfPage: 6000,
  rows: 15000,
  sampleRecords: 60,
  segmentations: 52,
  searched: 6,
  passes: 6,
  /** More than any document has; what takes more is no reading. */
  slots: 300,
  /** A page with more numbers is no statement. */
  figuresOfStatement: 260,
  /** One statement takes no more pages. */
  pagesOfStatement: 3,
} as const;
