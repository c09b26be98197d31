type Issue = { path: string; message: string }
type Update = { rooms?: { inv_code?: unknown; rate_code?: unknown; dates?: { date?: unknown }[] }[] }

/**
 * What an answer calls wrong in a request, by its place: those of a refusal, and of an update the dates that were not applied,
 * which it names by code and date.
 */
export function wrongPlaces(request: string | null, answer: string | null): Map<string, string> {
  const errors = parsed<{ errors?: unknown }>(answer)?.errors
  if (!Array.isArray(errors)) return new Map()
  if (errors.every(isIssue)) return new Map(errors.map(({ path, message }) => [path, message]))
  const sentences = new Map(
    errors.flatMap((byCode: Record<string, Record<string, string>>) =>
      Object.entries(byCode).flatMap(([code, byDate]) =>
        Object.entries(byDate).map(([date, sentence]): [string, string] => [`${code} ${date}`, sentence]),
      ),
    ),
  )
  const rooms = parsed<Update>(request)?.rooms ?? []
  return new Map(
    rooms.flatMap(({ inv_code, rate_code, dates = [] }, room) =>
      dates.flatMap(({ date }, index): [string, string][] => {
        const sentence = sentences.get(`${inv_code ?? rate_code} ${date}`)
        return sentence === undefined ? [] : [[`rooms[${room}].dates[${index}]`, sentence]]
      }),
    ),
  )
}

const isIssue = (its: unknown): its is Issue =>
  typeof its === 'object' && its !== null && 'path' in its && 'message' in its

function parsed<Value>(text: string | null): Value | undefined {
  try {
    return JSON.parse(text ?? '') as Value
  } catch {
    return undefined
  }
}
