import { globSync, readFileSync } from 'node:fs'

/** A page as it was built: its anchors, and where its links lead. */
export type BuiltPage = { anchors: Set<string>; links: string[]; text: string }

/** Pages that Redoc makes have addresses within them that exist in a browser alone. */
export const references = ['/reference.html', '/control.html']

/** The pages of a built site, by their address. */
export function builtPages(folder: string): Map<string, BuiltPage> {
  const names = globSync('**/*.html', { cwd: folder })
  return new Map(
    names
      .map((name) => `/${name}`)
      .filter((address) => !references.includes(address))
      .map((address) => [address, partsOf(readFileSync(folder + address, 'utf8'))]),
  )
}

function partsOf(text: string): BuiltPage {
  const all = (attribute: string) =>
    Array.from(text.matchAll(new RegExp(`\\s${attribute}="([^"]+)"`, 'g')), ([, value = '']) =>
      decodeURI(value.replaceAll('&amp;', '&')),
    )
  return { anchors: new Set(all('id')), links: [...all('href'), ...all('src')], text }
}
