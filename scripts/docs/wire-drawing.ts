import { Html } from './html.ts'
import { markShapes } from './mark.ts'

const box = (x: number, y: number, text: string) =>
  `<rect x="${x}" y="${y}" width="84" height="36" rx="9" fill="var(--card)" stroke="var(--line)"/>` +
  `<text x="${x + 42}" y="${y + 23}" text-anchor="middle" font-size="13" fill="currentColor">${text}</text>`

const wires = ['M88 62 C118 62 108 108 138 108', 'M88 154 C118 154 108 108 138 108']
const channels = ['M190 108 C222 108 212 40 240 40', 'M190 108 H240', 'M190 108 C222 108 212 176 240 176']

/** The picture on the landing page: two systems, one contract, many channels. It says nothing that the text does not. */
export const wireDrawing = new Html(
  '<svg viewBox="0 0 328 216" aria-hidden="true">' +
    `<g fill="none" stroke="var(--accent)" stroke-width="2">${[...wires, ...channels]
      .map((path) => `<path d="${path}"/>`)
      .join('')}</g>` +
    box(4, 44, 'PMS') +
    box(4, 136, 'POS') +
    box(240, 22, 'channel') +
    box(240, 90, 'channel') +
    box(240, 158, 'channel') +
    '<circle cx="164" cy="108" r="28" fill="var(--accent)"/>' +
    '<g transform="translate(148 92) scale(1.333)" fill="none" stroke="var(--accent-ink)" stroke-width="1.8"' +
    ` stroke-linecap="round" stroke-linejoin="round">${markShapes}</g></svg>`,
)
