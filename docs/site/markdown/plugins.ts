import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Element, ElementContent, Text } from 'hast'
import { defineHastPlugin, type HastVisitorContext } from 'satteri'
import { root } from '../../../scripts/build/root.ts'
import { decisionsInText } from '../reference/decision-links.ts'
import { addressOfName } from './named-places.ts'
import { siteAddress } from './site-address.ts'

const fileOf = (ctx: HastVisitorContext) => relative(root, fileURLToPath(ctx.fileURL ?? import.meta.url))

/** A link leads to the page of the site; one to a file that the site does not have stays as text. */
const links = defineHastPlugin({
  name: 'links',
  element: {
    filter: ['a'],
    visit(node, ctx) {
      const { href } = node.properties
      if (typeof href !== 'string') return undefined
      const address = siteAddress(href, fileOf(ctx))
      if (address === undefined)
        return { type: 'element', tagName: 'span', properties: {}, children: node.children }
      ctx.setProperty(node, 'href', address)
      return undefined
    },
  },
})

/** An anchor that is written into a heading is its address, which stays when the title changes: `## <a id="d7"></a>D7 Timestamps`. */
const anchors = defineHastPlugin({
  name: 'anchors',
  element: {
    filter: ['h2', 'h3', 'h4', 'h5', 'h6'],
    visit(node, ctx) {
      for (const child of node.children) {
        if (child.type !== 'raw') continue
        const [, id] = /^<a id="([^"]+)">/.exec(child.value) ?? []
        if (id !== undefined) ctx.setProperty(node, 'id', id)
        ctx.removeNode(child)
      }
    },
  },
})

/** Comments name the source of a number, or the file of an example: a reader of the page needs neither. */
const comments = defineHastPlugin({
  name: 'comments',
  raw(node, ctx) {
    if (node.value.startsWith('<!--')) ctx.removeNode(node)
  },
})

/** The name of an operation, an error code or a decision leads to where it is described. */
const names = defineHastPlugin({
  name: 'names',
  element: {
    filter: ['code'],
    visit(node, ctx) {
      const address = addressOfName(ctx.textContent(node))
      if (address === undefined || isInLink(node, ctx)) return undefined
      return { type: 'element', tagName: 'a', properties: { href: address }, children: [node] }
    },
  },
})

/** With a group, which `split` keeps. */
const decisionInText = new RegExp(`(${decisionsInText.source})`)

/** A decision that a sentence names leads to its section. */
const decisions = defineHastPlugin({
  name: 'decisions',
  text(node, ctx) {
    if (!decisionInText.test(node.value) || isInLink(node, ctx)) return
    // Every second part is the name of a decision.
    const parts = node.value.split(decisionInText).map((value, index): ElementContent => {
      const text: ElementContent = { type: 'text', value }
      const properties = { href: `/decisions.html#${value.toLowerCase()}` }
      return index % 2 === 0 ? text : { type: 'element', tagName: 'a', properties, children: [text] }
    })
    ctx.replaceNode(node, parts)
  },
})

/** The site has the pictures of the docs under the same name as the folder has them. */
const pictures = defineHastPlugin({
  name: 'pictures',
  element: {
    filter: ['img'],
    visit(node, ctx) {
      const { src } = node.properties
      if (typeof src === 'string') ctx.setProperty(node, 'src', pictureAddress(src, ctx))
    },
  },
  // HTML is written for a picture that has a light and a dark form.
  raw(node, ctx) {
    if (!/<img\b/.test(node.value)) return
    const value = inBothThemes(node.value).replace(/(?<=\ssrc=")[^"]+/g, (src: string) =>
      pictureAddress(src, ctx),
    )
    ctx.replaceNode(node, { type: 'raw', value })
  },
})

/** The browser would choose by the system's theme. Here the style chooses by that of the page; what is hidden is not loaded. */
function inBothThemes(picture: string): string {
  const [, dark] = /<source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)"/.exec(picture) ?? []
  const [image] = /<img\b[^>]*>/.exec(picture) ?? []
  if (dark === undefined || image === undefined) return picture
  const lazily = (theme: string) => image.replace('<img', `<img class="in-${theme}" loading="lazy"`)
  return lazily('light') + lazily('dark').replace(/(?<=\ssrc=")[^"]+/, dark)
}

function pictureAddress(src: string, { fileURL }: HastVisitorContext): string {
  return fileURL === undefined || src.startsWith('/')
    ? src
    : `/${relative(`${root}docs`, fileURLToPath(new URL(src, fileURL)))}`
}

/** More columns do not fit side by side on a phone. */
const mostColumns = 2

/** A table of many columns has their names in its cells, so that a phone can show the cells of a row below each other. */
const tables = defineHastPlugin({
  name: 'tables',
  element: {
    filter: ['table'],
    visit(node, ctx) {
      const rows = elements(node, 'thead', 'tbody').flatMap((part) => elements(part, 'tr'))
      const [first, ...others] = rows
      const columns = first ? elements(first, 'th').map((cell) => ctx.textContent(cell)) : []
      if (columns.length <= mostColumns) return
      ctx.setProperty(node, 'className', ['stacked'])
      for (const row of others)
        for (const [index, cell] of elements(row, 'td').entries())
          ctx.setProperty(cell, 'data-column', columns[index] ?? '')
    },
  },
})

const elements = (node: Element, ...names: string[]): Element[] =>
  node.children.filter((child) => child.type === 'element').filter(({ tagName }) => names.includes(tagName))

function isInLink(node: Element | Text, ctx: HastVisitorContext): boolean {
  for (let outer = ctx.parent(node); outer && outer.type === 'element'; outer = ctx.parent(outer))
    if (['a', 'code', 'pre'].includes(outer.tagName)) return true
  return false
}

export const markdownPlugins = [anchors, comments, links, names, decisions, pictures, tables]
