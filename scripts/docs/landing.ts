import { type Addresses, addressesSection } from './addresses.ts'
import { type Contract, type OperationGroup, type OperationRow, operationGroups } from './contract-facts.ts'
import { type Html, html } from './html.ts'
import { wireDrawing } from './wire-drawing.ts'

/** A page that the landing page shows as a card. */
type Card = { href: string; title: string; text: string }

/** What Innwire is, in two sentences. */
export const description =
  "Innwire connects a property-management system or a point of sale to a hotel's channel manager. " +
  'One OpenAPI document, written by hand, is the source of truth: types, validators, client, mock and docs are made ' +
  'from it, and the server keeps it.'

export function landingBody(contract: Contract, cards: Card[], addresses: Addresses): Html {
  const groups = operationGroups(contract)
  const count = groups.reduce((sum, group) => sum + group.operations.length, 0)
  const first = cards.find(({ href }) => href === 'decisions.html') ?? cards[0]
  return html`<div class="hero"><div>
<p class="facts">Contract ${contract.info.version} · ${count} operations</p>
<h1>A hotel’s rooms, calendar and folios, over one contract</h1>
<p class="lead">${description}</p>
<p class="actions"><a class="button" href="reference.html">Read the reference</a>${
    first && html`<a class="button quiet" href="${first.href}">${first.title}</a>`
  }</p>
</div>${wireDrawing}</div>
${addressesSection(addresses)}
<section aria-labelledby="read"><h2 id="read">Read</h2>
<p class="intro">The reference says what each operation takes and gives; the other pages say why.</p>
<ul class="cards">
${[referenceCard(count), controlCard, ...cards].map(cardItem)}
<li class="card files"><h3>The contract itself</h3><p>One bundled OpenAPI 3.1 document, for your own tools:
<a href="openapi.yaml" download>openapi.yaml</a> or <a href="openapi.json" download>openapi.json</a>. Where a tool
cannot read it: <a href="openapi-inlined.json" download>with references to schemas alone</a>, or
<a href="openapi-3.0.json" download>in OpenAPI 3.0</a>.</p></li>
</ul></section>
${operationsSection(groups)}`
}

function referenceCard(count: number): Card {
  const text = `All ${count} operations with parameters, answers, errors and examples, searchable.`
  return { href: 'reference.html', title: 'API reference', text }
}

const controlCard: Card = {
  href: 'control.html',
  title: 'Control API',
  text: "The hotel's side of the server: set-up, bookings, guests, folios; for tests a clock, faults and snapshots.",
}

function cardItem({ href, title, text }: Card): Html {
  return html`<li class="card"><h3><a href="${href}">${title}</a></h3><p>${text}</p></li>\n`
}

function operationsSection(groups: OperationGroup[]): Html {
  const bodies = groups.map(
    (group) => html`<tbody>
<tr class="group"><th colspan="3" scope="rowgroup"><strong>${group.name}</strong>${group.description}</th></tr>
${group.operations.map(operationRow)}</tbody>`,
  )
  return html`<section aria-labelledby="operations"><h2 id="operations">Operations</h2>
<p class="intro">Every request also carries <code>token</code> and <code>hr_id</code> in its query.</p>
<table class="operations" aria-labelledby="operations">
<thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th></tr></thead>
${bodies}
</table>
<p class="note"><span class="badge">sample</span> Seen only in a sample of the service. Not for new code.</p>
</section>`
}

function operationRow({ method, path, summary, basis, anchor }: OperationRow): Html {
  const badge = basis === 'sample' ? html`<span class="badge">sample</span>` : undefined
  return html`<tr><td><span class="method ${method.toLowerCase()}">${method}</span></td><td><code>${path}</code></td>
<td class="summary"><a href="reference.html${anchor}">${summary}</a>${badge}</td></tr>\n`
}
