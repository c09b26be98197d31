import { satteri } from '@astrojs/markdown-satteri'
import starlight from '@astrojs/starlight'
import { defineConfig, passthroughImageService } from 'astro/config'
import { markdownPlugins } from './markdown/plugins.ts'
import { sidebar } from './pages/sidebar.ts'

// The pages load nothing from anywhere; the policy makes the browser hold them to it. Search is a WebAssembly module.
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'"

export default defineConfig({
  // Addresses such as /sync.html, which error messages, READMEs and the reference have had from the beginning.
  build: { format: 'file' },
  image: { service: passthroughImageService() },
  // Starlight's own version: the folder that the pages are rendered from would find the one of other packages.
  vite: { environments: { prerender: { resolve: { noExternal: ['js-yaml'] } } } },
  markdown: {
    processor: satteri({
      hastPlugins: markdownPlugins,
      // What is shown is what can be copied: no quote is made a curly one.
      features: { smartPunctuation: false },
    }),
  },
  integrations: [
    starlight({
      title: 'Innwire',
      description: "Connects a property-management system or a point of sale to a hotel's channel manager.",
      logo: { src: './public/mark.svg' },
      favicon: '/mark.svg',
      head: [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy } }],
      customCss: ['./src/site.css'],
      components: { MarkdownContent: './src/components/MarkdownContent.astro' },
      sidebar,
      // A long line goes on in the next one: nothing is hidden beside a phone's screen.
      expressiveCode: { defaultProps: { wrap: true, frame: 'none' } },
      markdown: { processedDirs: ['../..'] },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      lastUpdated: false,
      credits: false,
    }),
  ],
})
