import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Box } from "../../api/result.ts";
import type { Fragment } from "../fragments.ts";
import { mayBeMark } from "../drawn-marks.ts";
import { pointScale } from "../point-scale.ts";
import { isRule } from "../ruled-line.ts";
import { compose, IDENTITY, type Matrix } from "../matrix.ts";
import { TurnedText } from "../turned-text.ts";
import { Directions, turnsOf, type Turns, type View } from "../turned-view.ts";
import { boxOf, outlineOf } from "./outline.ts";
import { isByCode, markOf, textOf, type Glyph } from "./glyph-text.ts";
import { FILLS, PagePaint, type LayerConfig } from "./page-paint.ts";
import { lookOf, Pieces, type PageFont } from "./pieces.ts";

export interface OperatorList {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

export interface Drawn {
  fragments: Fragment[];
  /** Text that is drawn without ink (rendering mode 3), as scanners add it under an image. */
  invisible: Fragment[];
  turned: TurnedText;
  /** What nobody sees. */
  hidden: Fragment[];
  rules: Box[];
  /** Boxes with a line drawn about them. */
  frames: Box[];
  /** Small drawings, which may be points and commas. */
  marks: Box[];
  paths: number;
  /** Letters that are their own codes, as far as the library says. */
  byCode: number;
}

interface TextState {
  ctm: Matrix;
  font: PageFont | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  hScale: number;
  leading: number;
  rise: number;
  renderMode: number;
}

const INVISIBLE = 3;
// Not the one that keeps the digits of a number together (U+202F).
const SPACE = /^[\t-\r \u00a0\u2000-\u200b\u3000]*$/;
const STROKES = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/**
 * Walks a page's operators once and places every letter (ISO 32000-1, 9.4.4) and every thin ruled line.
 * One pass gives both; pdfjs-dist's own text pass costs more and gives no lines.
 */
export class OperatorWalk {
  readonly #view: Matrix;
  readonly #scale: number;
  readonly #fontOf: (name: string) => PageFont | null;
  readonly #pieces = new Pieces();
  readonly #turned = new TurnedText();
  readonly #rules: Box[] = [];
  readonly #frames: Box[] = [];
  readonly #marks: Box[] = [];
  readonly #paint: PagePaint;
  #paths = 0;
  #byCode = 0;
  readonly #directions = new Directions();
  readonly #stack: TextState[] = [];
  #state: TextState;
  #textMatrix: ArrayLike<number> = IDENTITY;
  #x = 0;
  #y = 0;
  #lineX = 0;
  #lineY = 0;

  constructor(
    { matrix: view, width, height }: View,
    fontOf: (name: string) => PageFont | null,
    layers: LayerConfig | null,
  ) {
    this.#scale = pointScale(width, height);
    this.#paint = new PagePaint(layers, this.#scale);
    this.#view = view;
    this.#fontOf = fontOf;
    this.#state = {
      ctm: view,
      font: null,
      fontSize: 0,
      charSpacing: 0,
      wordSpacing: 0,
      hScale: 1,
      leading: 0,
      rise: 0,
      renderMode: 0,
    };
  }

  walk({ fnArray, argsArray }: OperatorList): Drawn {
    for (let i = 0; i < fnArray.length; i++) this.#operate(fnArray[i]!, argsArray[i]);
    this.#pieces.end();
    const { fragments, invisible } = this.#pieces;
    const { seen, hidden } = this.#paint.partHidden(fragments);
    return {
      fragments: seen,
      invisible,
      turned: this.#turned,
      hidden,
      rules: this.#rules,
      frames: this.#frames,
      marks: [...this.#marks, ...this.#paint.marks],
      paths: this.#paths,
      byCode: this.#byCode,
    };
  }

  /** How the page is to be turned for most of its letters to stand upright. */
  get turns(): Turns {
    return this.#directions.prevailing;
  }

  #operate(operator: number, args: unknown): void {
    const numbers = args as number[];
    switch (operator) {
      case OPS.showText:
        return this.#showText((args as [readonly (Glyph | number)[]])[0]);
      case OPS.setTextMatrix:
        this.#textMatrix = (args as [ArrayLike<number>])[0];
        return this.#moveTo(0, 0);
      case OPS.moveText:
        return this.#moveTo(this.#lineX + numbers[0]!, this.#lineY + numbers[1]!);
      case OPS.setLeadingMoveText:
        this.#state.leading = numbers[1]!;
        return this.#moveTo(this.#lineX + numbers[0]!, this.#lineY + numbers[1]!);
      case OPS.nextLine:
        return this.#moveTo(this.#lineX, this.#lineY + this.#state.leading);
      case OPS.beginText:
        this.#textMatrix = IDENTITY;
        return this.#moveTo(0, 0);
      case OPS.setFont:
        return this.#setFont(args as [string, number]);
      case OPS.setLeading:
        this.#state.leading = -numbers[0]!;
        return;
      case OPS.setCharSpacing:
        this.#state.charSpacing = numbers[0]!;
        return;
      case OPS.setWordSpacing:
        this.#state.wordSpacing = numbers[0]!;
        return;
      case OPS.setHScale:
        this.#state.hScale = numbers[0]! / 100;
        return;
      case OPS.setTextRise:
        this.#state.rise = numbers[0]!;
        return;
      case OPS.setTextRenderingMode:
        this.#state.renderMode = numbers[0]!;
        return;
      case OPS.constructPath:
        return this.#path(args as [number, unknown, ArrayLike<number> | null]);
      case OPS.save:
        return this.#save();
      case OPS.restore:
        return this.#restore();
      case OPS.transform:
        this.#paint.place();
        this.#state.ctm = compose(this.#state.ctm, numbers);
        return;
      case OPS.paintFormXObjectBegin:
        this.#save();
        return this.#form(args as [ArrayLike<number> | null, ArrayLike<number> | null]);
      case OPS.paintFormXObjectEnd:
        return this.#restore();
      case OPS.beginAnnotation:
        this.#save();
        this.#state.ctm = this.#view;
        this.#transform((args as unknown[])[2] as ArrayLike<number> | null);
        return this.#transform((args as unknown[])[3] as ArrayLike<number> | null);
      case OPS.endAnnotation:
        return this.#restore();
      case OPS.setGState:
        return this.#setGraphicsState((args as [[string, unknown][]])[0]);
      case OPS.shadingFill:
        return this.#paint.shading();
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
      case OPS.paintSolidColorImageMask:
        return this.#paint.picture(this.#state.ctm);
      default:
        return this.#paint.operate(operator, args);
    }
  }

  #form([matrix, box]: [ArrayLike<number> | null, ArrayLike<number> | null]): void {
    this.#transform(matrix);
    if (box) this.#paint.clip(boxOf(box, this.#state.ctm));
  }

  #setGraphicsState(entries: readonly [string, unknown][]): void {
    for (const [key, value] of entries) {
      if (key === "Font") this.#setFont(value as [string, number]);
      else this.#paint.graphicsState(key, value);
    }
  }

  #setFont([name, size]: [string, number]): void {
    this.#state.font = this.#fontOf(name);
    this.#state.fontSize = size;
  }

  #moveTo(x: number, y: number): void {
    this.#x = this.#lineX = x;
    this.#y = this.#lineY = y;
  }

  #transform(matrix: ArrayLike<number> | null | undefined): void {
    if (matrix) this.#state.ctm = compose(this.#state.ctm, matrix);
  }

  #save(): void {
    this.#stack.push({ ...this.#state });
    this.#paint.save();
  }

  #restore(): void {
    this.#paint.restore(this.#state.ctm);
    this.#state = this.#stack.pop() ?? this.#state;
  }

  #showText(glyphs: readonly (Glyph | number)[]): void {
    const { ctm, font, fontSize, charSpacing, wordSpacing, rise, renderMode } = this.#state;
    const direction = fontSize < 0 ? -1 : 1;
    const emSize = Math.abs(fontSize);
    const hScale = this.#state.hScale * direction;
    const unit = emSize * (font?.fontMatrix?.[0] ?? 0.001);
    const [a, b, c, d, e, f] = compose(ctm, this.#textMatrix);
    const size = emSize * Math.hypot(c, d);
    const stretch = Math.hypot(a, b);
    const em = emSize * stretch * Math.abs(hScale);
    const isVertical = font?.vertical === true;
    const turns = isVertical ? null : turnsOf(a * hScale, b * hScale);
    // What does not stand as most of the page takes no part in its lines.
    const isAside = turns !== 0 && !isVertical && size > 0;
    const baseY = this.#y + rise;
    const isOwn = font?.isType3Font === true;
    const [startX, startY] = [a * this.#x + c * baseY + e, b * this.#x + d * baseY + f];
    if (isAside) this.#turned.begin(a * hScale, b * hScale, renderMode !== INVISIBLE);
    const isSeen = isAside && this.#paint.isSeen(squareAbout(startX, startY, size), isOwn);
    const look = isSeen ? { size, em, ...lookOf(font) } : null;
    // Pieces of different operators are joined by place alone: drawing order says nothing of what belongs together.
    this.#pieces.end();
    const { fragments } = this.#pieces;
    const from = fragments.length;
    let x = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === "number") {
        x -= (glyph * emSize) / 1000;
        continue;
      }
      const width = glyph.width * unit;
      const isSpace = SPACE.test(glyph.unicode);
      if (isSpace) {
        this.#pieces.end(true);
        this.#turned.end(true);
      } else this.#directions.add(turns);
      const text = textOf(glyph, font);
      if (!isSpace && isByCode(glyph, font)) this.#byCode++;
      if (!isSpace && look !== null) {
        const along = this.#x + x * hScale;
        const [atX, atY] = [a * along + c * baseY + e, b * along + d * baseY + f];
        this.#turned.letter(text, atX, atY, width * Math.abs(hScale) * stretch, look);
      }
      if (!isSpace && turns === 0 && size > 0) {
        const along = this.#x + x * hScale;
        const x0 = a * along + c * baseY + e;
        const x1 = x0 + a * width * hScale;
        const place = { x0, x1, baseline: b * along + d * baseY + f, size, em };
        const mark = markOf(glyph, font, place, { across: a * hScale * emSize, down: d * emSize });
        this.#pieces.place(mark ?? text, place, font, renderMode === INVISIBLE);
      }
      x += width + ((glyph.isSpace ? wordSpacing : 0) + charSpacing) * direction;
    }
    this.#x += x * hScale;
    this.#pieces.end();
    this.#paint.shown(fragments, from, { renderMode, isOwn });
  }

  #path(args: [number, unknown, ArrayLike<number> | null]): void {
    const outline = outlineOf(args);
    if (outline === null) return;
    const [operator] = args;
    const { ctm } = this.#state;
    this.#paint.path(operator, outline, ctm);
    if (!STROKES.has(operator) && !FILLS.has(operator)) return;
    this.#paths++;
    const box = boxOf(outline.extent, ctm);
    if (isRule(box, this.#scale)) this.#rules.push(box);
    else if (outline.isBox && STROKES.has(operator)) this.#frames.push(box);
    const reach = STROKES.has(operator) ? this.#paint.reach(ctm) : 0;
    for (const part of outline.parts) {
      const { x0, top, x1, bottom } = boxOf(part, ctm);
      const inked = { x0: x0 - reach, top: top - reach, x1: x1 + reach, bottom: bottom + reach };
      if (mayBeMark(inked, this.#scale)) this.#marks.push(inked);
    }
  }
}

/** Where a letter of turned text stands that begins at a point, about. */
function squareAbout(x: number, y: number, size: number): Box {
  const reach = size / 2;
  return { x0: x - reach, top: y - reach, x1: x + reach, bottom: y + reach };
}
