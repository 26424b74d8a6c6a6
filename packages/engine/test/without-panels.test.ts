import { test } from "tap";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";
import { withoutPanels, withoutShades } from "../src/read/page-image/without-panels.ts";

const [WIDTH, HEIGHT] = [600, 400];
const [PAPER, DARK] = [240, 30];

type Shape = (x: number, y: number) => boolean;

/** A picture at 100 dots an inch, drawn pixel by pixel. */
function drawn(grayAt: (x: number, y: number) => number): GrayImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) pixels[y * WIDTH + x] = grayAt(x, y);
  return { width: WIDTH, height: HEIGHT, pixels, dpi: 100 };
}

function grayAt({ pixels }: GrayImage, x: number, y: number): number {
  return pixels[y * WIDTH + x]!;
}

const box =
  (x0: number, top: number, x1: number, bottom: number): Shape =>
  (x, y) =>
    x >= x0 && x < x1 && y >= top && y < bottom;
/** Two words of upright strokes, each stroke two pixels wide and ten high, on a line of print. */
const words =
  (x0: number, top: number): Shape =>
  (x, y) =>
    y >= top && y < top + 10 && ((x >= x0 && x < x0 + 40) || (x >= x0 + 60 && x < x0 + 120)) && x % 5 < 2;

/** Whether exactly the pixels of some shapes are dark; what is as far as blur from an edge may be either. */
function isPrinted(image: GrayImage, print: Shape): boolean {
  return image.pixels.every((gray, at) => gray < 128 === print(at % WIDTH, Math.floor(at / WIDTH)));
}

const elsewhere = words(50, 300);

test("light print on a dark bar becomes dark print on paper", async (t) => {
  const [bar, title] = [box(40, 100, 560, 118), words(60, 104)];
  const image = drawn((x, y) => (title(x, y) ? 250 : bar(x, y) || elsewhere(x, y) ? DARK : PAPER));
  t.ok(isPrinted(withoutPanels(image), (x, y) => title(x, y) || elsewhere(x, y)));
});

test("light print that reaches the foot of its bar becomes dark print on paper", async (t) => {
  const [bar, title] = [box(40, 101, 560, 116), words(60, 106)];
  const image = drawn((x, y) => (title(x, y) ? 250 : bar(x, y) || elsewhere(x, y) ? DARK : PAPER));
  t.ok(isPrinted(withoutPanels(image), (x, y) => title(x, y) || elsewhere(x, y)));
});

test("a strip at the side of a page is one panel, and a bar that falls a little is as well", async (t) => {
  const [strip, facts] = [box(480, 0, 600, 400), words(490, 50)];
  const side = drawn((x, y) => (facts(x, y) ? 250 : strip(x, y) || elsewhere(x, y) ? DARK : PAPER));
  t.ok(isPrinted(withoutPanels(side), (x, y) => facts(x, y) || elsewhere(x, y)));
  const fallen =
    (shape: Shape): Shape =>
    (x, y) =>
      shape(x, y - Math.floor(x / 80));
  const [bar, title] = [fallen(box(40, 100, 560, 118)), fallen(words(60, 104))];
  const image = drawn((x, y) => (title(x, y) ? 250 : bar(x, y) || elsewhere(x, y) ? DARK : PAPER));
  t.ok(isPrinted(withoutPanels(image), (x, y) => title(x, y) || elsewhere(x, y)));
});

test("cells of a head of a table, parted by light lines, are each a panel, and the rules below them stay", async (t) => {
  const cells: Shape = (x, y) => box(40, 100, 560, 120)(x, y) && x % 130 > 1;
  const rules: Shape = (x, y) => box(40, 120, 560, 200)(x, y) && (x === 40 || x === 559 || y === 199);
  const title: Shape = (x, y) => [60, 190, 320].some((x0) => words(x0, 105)(x, y) && x % 130 > 20);
  const image = drawn((x, y) =>
    title(x, y) ? 250 : cells(x, y) || rules(x, y) || elsewhere(x, y) ? DARK : PAPER,
  );
  const found = withoutPanels(image);
  t.equal(grayAt(found, 100, 102), PAPER);
  t.ok(grayAt(found, 300, 199) < 128, "a rule");
  t.equal(
    found.pixels.filter((gray, at) => gray < 128 && Math.floor(at / WIDTH) < 119).length,
    image.pixels.filter((_, at) => title(at % WIDTH, Math.floor(at / WIDTH))).length,
  );
});

/** How far the gray of a shape's edge is from the paper's, where its edge is blurred over two pixels. */
const blurred = (inside: number): number => PAPER + Math.max(0, Math.min(1, inside + 0.5)) * (DARK - PAPER);

test("nothing is left of the blurred edge of a round panel, or of a ring", async (t) => {
  const from = (x: number, y: number): number => Math.hypot(x - 120.3, y - 90.2);
  const letter = box(116, 80, 120, 100);
  const disc = drawn((x, y) => (letter(x, y) ? 250 : elsewhere(x, y) ? DARK : blurred(30 - from(x, y))));
  t.ok(isPrinted(withoutPanels(disc), (x, y) => letter(x, y) || elsewhere(x, y)));
  const ring = drawn((x, y) =>
    elsewhere(x, y) || letter(x, y) ? DARK : blurred(Math.min(45 - from(x, y), from(x, y) - 30)),
  );
  t.ok(isPrinted(withoutPanels(ring), (x, y) => letter(x, y) || elsewhere(x, y)));
});

test("a frame that hangs from a round panel stays", async (t) => {
  const from = (x: number, y: number): number => Math.hypot(x - 120.3, y - 90.2);
  const frame: Shape = (x, y) => box(119, 122, 121, 200)(x, y) || box(119, 198, 400, 200)(x, y);
  const image = drawn((x, y) => (frame(x, y) || elsewhere(x, y) ? DARK : blurred(30 - from(x, y))));
  const found = withoutPanels(image);
  t.ok(grayAt(found, 119, 150) < 128 && grayAt(found, 300, 199) < 128);
  t.equal(grayAt(found, 120, 90), PAPER);
});

test("dark print on a shade that is as dark as ink becomes as dark as on paper", async (t) => {
  const [bar, title] = [box(40, 100, 560, 118), words(60, 104)];
  const image = drawn((x, y) => (title(x, y) || elsewhere(x, y) ? 20 : bar(x, y) ? 100 : PAPER));
  t.ok(isPrinted(withoutPanels(image), (x, y) => title(x, y) || elsewhere(x, y)));
});

test("what a thick frame holds stays as it is", async (t) => {
  const frame: Shape = (x, y) => box(20, 20, 580, 380)(x, y) && !box(30, 30, 570, 370)(x, y);
  const image = drawn((x, y) => (frame(x, y) || elsewhere(x, y) ? DARK : PAPER));
  t.ok(isPrinted(withoutPanels(image), elsewhere));
});

test("a page of print alone is given back as it is, however bold its title", async (t) => {
  const plain = drawn((x, y) => (elsewhere(x, y) ? DARK : PAPER));
  t.equal(withoutPanels(plain), plain);
  const title: Shape = (x, y) => box(40, 40, 400, 80)(x, y) && x % 20 < 6;
  const bold = drawn((x, y) => (title(x, y) || elsewhere(x, y) ? DARK : PAPER));
  t.equal(withoutPanels(bold), bold);
  const blank = drawn(() => PAPER);
  t.equal(withoutPanels(blank), blank);
});

test("a shade whose grain is as dark as the faintest ink becomes paper, white boxes in it as well", async (t) => {
  const [band, field, title] = [box(40, 100, 560, 130), box(300, 106, 420, 124), words(60, 108)];
  const grain = (x: number, y: number): number => ((x * 7 + y * 13) % 11) - 5;
  const image = drawn((x, y) => {
    if (title(x, y) || elsewhere(x, y)) return 20;
    return band(x, y) && !field(x, y) ? 200 + grain(x, y) : PAPER;
  });
  const found = withoutShades(image);
  t.ok(isPrinted(found, (x, y) => title(x, y) || elsewhere(x, y)));
  t.equal(grayAt(found, 360, 115), PAPER);
  t.ok(grayAt(found, 200, 115) > 230);
});

test("a light tint is given back as it is", async (t) => {
  const tinted = drawn((x, y) => (elsewhere(x, y) ? 20 : y % 40 < 20 ? 228 : PAPER));
  t.equal(withoutShades(tinted), tinted);
});
