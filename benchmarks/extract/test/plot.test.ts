import { test } from "tap";
import { bars } from "../src/bars.ts";
import { memoryLine } from "../src/memory-line.ts";
import { ticks } from "../src/scale.ts";
import { element, render } from "../src/svg.ts";

test("markup in text and attributes is escaped", async (t) => {
  const drawn = render(element("text", { class: 'a"b<c' }, 'R&D <b>"x"</b>'));
  t.equal(drawn, '<text class="a&quot;b&lt;c">R&amp;D &lt;b&gt;&quot;x&quot;&lt;/b&gt;</text>');
  t.equal(render(element("rect", { x: 1.26, y: 2 })), '<rect x="1.3" y="2"/>');
});

test("a scale has round steps from 0 to beyond the greatest value", async (t) => {
  t.strictSame(ticks(776, 3), [0, 500, 1000]);
  t.strictSame(ticks(100, 5), [0, 20, 40, 60, 80, 100]);
  t.strictSame(ticks(0.3, 3), [0, 0.1, 0.2, 0.3]);
});

test("a bar is as long as its median, its whisker reaches the greatest round", async (t) => {
  const spread = { median: 5, min: 4, max: 10 };
  const contender = {
    key: "pdfjs",
    label: "a < b",
    threads: 1,
    peakMb: null,
    first: null,
    largest: null,
  } as const;
  const figures = { cpuMsPerPage: spread, pagesPerSecond: spread, cores: spread };
  const drawn = render(bars([{ ...contender, ...figures }], 100, 300, 0));
  t.match(drawn, 'width="100"');
  t.match(drawn, "M180 17H300");
  t.match(drawn, "a &lt; b");
});

test("memory is drawn from 0", async (t) => {
  const samples = [
    { documents: 50, rssMb: 50 },
    { documents: 100, rssMb: 100 },
  ];
  const drawn = render(memoryLine(samples, { left: 0, right: 100, top: 0, bottom: 120 }));
  t.match(drawn, 'points="50.0,60.0 100.0,0.0"');
});
