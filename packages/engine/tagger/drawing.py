"""A labelled page as an SVG, to look at: colours are roles, lines are links of figures."""
import html
import zlib

from roles import FIGURES, ROLES


def colour(role):
    if role == 0:
        return "#555"
    return f"hsl({zlib.crc32(ROLES[role].encode()) % 360} 80% {35 if role in FIGURES else 42}%)"


def svg(page, links=True):
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {page.width:.0f} {page.height:.0f}" width="{page.width * 1.6:.0f}" height="{page.height * 1.6:.0f}"><rect width="100%" height="100%" fill="#fff"/>']
    for index, cell in enumerate(page.cells):
        tone = colour(page.role[index])
        turn = f' transform="rotate(-90 {cell.x1:.1f} {cell.bottom:.1f})"' if cell.turn else ""
        x, y = (cell.x1, cell.bottom) if cell.turn else (cell.x0, cell.bottom - cell.size * 0.2)
        long = cell.bottom - cell.top if cell.turn else cell.x1 - cell.x0
        out.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-family="Arial" font-size="{cell.size:.1f}" textLength="{long:.1f}" lengthAdjust="spacingAndGlyphs" fill="{tone}"{turn}'
            f' font-weight="{"bold" if cell.bold else "normal"}"><title>{ROLES[page.role[index]]}</title>{html.escape(cell.text)}</text>'
        )
        for name, stroke in (("label", "#06c"), ("person", "#c60"), ("head", "#090")) if links else ():
            at = getattr(page, name)[index]
            if at >= 0 and name != "person":
                to = page.cells[at]
                out.append(f'<line x1="{cell.x0:.1f}" y1="{cell.top + cell.size / 2:.1f}" x2="{to.x1:.1f}" y2="{to.top + to.size / 2:.1f}" stroke="{stroke}" stroke-width=".4" opacity=".35"/>')
        if page.start[index]:
            out.append(f'<circle cx="{cell.x0 - 4:.1f}" cy="{cell.top + cell.size / 2:.1f}" r="2" fill="red"/>')
    return "\n".join(out) + "</svg>"
