/** One field of a change, in the words of the log. Null where there was, or is, no such field. */
export interface Difference {
  field: string
  before: string | null
  after: string | null
}

type Fields = Readonly<Record<string, unknown>>

/** What is no object, or no JSON at all, stands as one field without a name. */
function fieldsOf(text: string | null): Fields {
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
    return { '': value }
  } catch {
    return { '': text }
  }
}

function shown(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Before and after side by side, field by field, in the order in which they were written. */
export function compare(before: string | null, after: string | null): Difference[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((field) => ({
    field,
    before: shown(was[field]),
    after: shown(is[field]),
  }))
}
