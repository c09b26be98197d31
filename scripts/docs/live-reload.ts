import { Html } from './html.ts'

/** Path at which the docs server tells open pages to load themselves again. */
export const reloadPath = '/__reload'

/** Goes into pages that are built for local work, and into no published page. */
export const liveReloadScript = new Html(
  `<script>new EventSource('${reloadPath}').addEventListener('reload', () => location.reload())</script>`,
)
