import { Html, html } from './html.ts'

/** Addresses of what runs beside the docs, without a path: `http://127.0.0.1:4010`. */
export type Addresses = {
  mock?: string | undefined
  server?: string | undefined
  control?: string | undefined
}

const running = [
  {
    key: 'mock',
    name: 'Mock',
    text: 'Answers every operation with examples of the contract. Keeps nothing.',
  },
  { key: 'server', name: 'Server', text: 'The whole service with a demo hotel. Keeps what you send.' },
  {
    key: 'control',
    name: 'Control API',
    text: "The hotel's side of the server. npm start prints its token.",
  },
] as const

// Buttons appear only where the browser can copy.
const copyScript = new Html(`<script>
for (const button of navigator.clipboard ? document.querySelectorAll('[data-copy]') : []) {
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.previousElementSibling.textContent)
    button.textContent = 'Copied'
    setTimeout(() => { button.textContent = 'Copy' }, 2000)
  })
}
</script>`)

/**
 * What runs on this machine, each with a command to try; where nothing runs, how to start it.
 * @throws {Error} when an address is not an http(s) URL
 */
export function addressesSection(addresses: Addresses): Html {
  const rows = running.flatMap(({ key, name, text }) => {
    const address = addresses[key]
    if (address === undefined) return []
    const command = commandLine(curlCommand(key, address))
    const more =
      key === 'control'
        ? html` <a href="${consoleOf(address)}">Open the console</a> to see what your integration did.`
        : ''
    return html`<div class="address"><h3>${name} <code>${address}</code></h3><p>${text}${more}</p>${command}</div>\n`
  })
  const content =
    rows.length > 0
      ? html`<h2 id="run">Running on this machine</h2>
<p class="intro">The demo hotel has the id <code>demo</code> and the token <code>demo-token</code>.</p>
<div class="addresses">${rows}</div>`
      : html`<h2 id="run">Run it</h2>
<p class="intro">Starts these pages, the mock and a server with a demo hotel, and prints their addresses.</p>
${commandLine('npm ci && npm start')}`
  return html`<section aria-labelledby="run">${content}${copyScript}</section>`
}

/** Where the server's page is, beside its control API. */
const consoleOf = (address: string) => `${address.replace(/\/$/, '')}/console/`

function commandLine(command: string): Html {
  return html`<div class="command"><pre tabindex="0"><code>${command}</code></pre>
<button type="button" data-copy hidden>Copy</button></div>`
}

function curlCommand(key: string, address: string): string {
  const base = URL.canParse(address) ? new URL(address) : undefined
  if (!base || !['http:', 'https:'].includes(base.protocol)) {
    throw new Error(
      `The address of the ${key} is "${address}". Give an http address like http://127.0.0.1:4010.`,
    )
  }
  const start = base.href.replace(/\/$/, '')
  const shown = (url: string) => `'${url.replaceAll("'", "'\\''")}'`
  if (key === 'control') {
    // By standard input: what stands in the arguments of a program is seen by every user of the machine.
    const header = "printf 'Authorization: Bearer %s' '<token>'"
    return `${header} | curl -H @- ${shown(`${start}/control/v1/properties`)}`
  }
  return `curl ${shown(`${start}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)}`
}
