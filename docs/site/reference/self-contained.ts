const remote = /https:\/\/(?:cdn\.redoc\.ly|cdn\.redocly\.com|otel\.cloud\.redocly\.com)[\w./-]*/g

// Redoc's "API docs by" badge shows a logo from a CDN; the badge keeps its credit as text.
const credit = (text: string, width: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 16" width="${width}" height="16">` +
      `<text y="12" font-family="sans-serif" font-size="11" font-weight="bold" fill="#4d7bd6">${text}</text></svg>`,
  )}`

/**
 * Replaces the addresses that Redoc's script could load from: the logo of its badge, its icon fonts and its
 * telemetry. The page then needs no network at all; its Content-Security-Policy refuses whatever is left.
 */
export function withoutRemoteAddresses(page: string): string {
  return page.replace(remote, (address) => {
    if (address.endsWith('logo-mini-full.svg')) return credit('Redocly', 54)
    if (address.endsWith('logo-mini.svg')) return credit('R', 10)
    return 'data:,'
  })
}
