import type { RequestRecord } from '../../../src/generated/control.ts'
import { useRead } from '../api/reads.ts'
import { Badge } from '../parts/Badge.tsx'
import { CodeBlock } from '../parts/CodeBlock.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Time } from '../parts/Time.tsx'
import { requests as texts } from '../texts/requests.ts'
import { clientCodeOf } from './as-client.ts'
import { curlOf } from './as-curl.ts'
import { toneOf } from './filter.ts'
import { markedJson } from './marked-json.ts'
import style from './Requests.module.css'
import { wrongPlaces } from './wrong-places.ts'

type Props = { request: RequestRecord | undefined; zone: string; onClose: () => void }

/** What was sent and answered, with the wrong places marked, and how to send it again. */
export function RequestDetail({ request, zone, onClose }: Props) {
  return (
    <Dialog
      side
      open={request !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={request ? (request.operation_id ?? `${request.method} ${request.path}`) : ''}
    >
      {request && (
        <div className={style.detail}>
          <About request={request} zone={zone} />
          <Bodies request={request} />
        </div>
      )}
    </Dialog>
  )
}

function About({ request, zone }: { request: RequestRecord; zone: string }) {
  const { method, path, query, status, outcome, at, duration_ms, id, transaction_id } = request
  return (
    <Facts
      facts={[
        [
          texts.detail.answer,
          <>
            <Badge tone={toneOf(request)}>{status ?? texts.cutOff}</Badge> {outcome}
          </>,
        ],
        [texts.detail.sent, <code key="sent">{`${method} ${path}${query && `?${query}`}`}</code>],
        [
          texts.detail.at,
          <>
            <Time at={at} zone={zone} seconds />, {texts.duration(duration_ms)}
          </>,
        ],
        [texts.detail.transaction, transaction_id && <code key="transaction">{transaction_id}</code>],
        [texts.detail.id, <code key="id">{id}</code>],
      ]}
    />
  )
}

function Bodies({ request }: { request: RequestRecord }) {
  const { data, error } = useRead('getRequest', { path: { number: request.number } })
  if (error) return <ErrorNote error={error} />
  if (!data) return null
  // Another process, or a server that was started anew, has another request under this number.
  const isOther = data.id !== request.id || data.at !== request.at
  if (isOther || (data.answer_body === null && request.status !== null)) return <p>{texts.detail.notKept}</p>
  const wrong = wrongPlaces(data.request_body, data.answer_body)
  const sent = data.request_body ?? undefined
  const isForm = data.request_content_type?.includes('urlencoded') ?? false
  const code = clientCodeOf({ ...request, body: sent, isForm })
  return (
    <>
      <CodeBlock title={texts.detail.sent} lines={markedJson(sent, wrong)} empty={texts.detail.noBody} />
      {data.request_cut && <p>{texts.detail.cut}</p>}
      <CodeBlock
        title={texts.detail.answer}
        lines={markedJson(data.answer_body ?? undefined)}
        empty={texts.detail.noAnswer}
      />
      {data.answer_cut && <p>{texts.detail.cut}</p>}
      <CodeBlock
        title={texts.detail.curl}
        lines={plainLines(
          curlOf({ ...request, body: sent, contentType: data.request_content_type ?? undefined }),
        )}
      />
      <CodeBlock
        title={texts.detail.client}
        lines={code ? plainLines(code) : []}
        empty={texts.detail.noClient}
      />
    </>
  )
}

const plainLines = (text: string) => text.split('\n').map((line) => ({ text: line }))
