import { type DesktopText, useT } from '../../../../kernel/text.ts'
import { FIELD_NAMES, FIELDS } from './import-order.ts'

/** Marks the example: the import leaves such rows out. */
const EXAMPLE_MARK = '#'

/** Leaders and labels must already exist, so the example has none. */
const EXAMPLE: Readonly<Partial<Record<(typeof FIELDS)[number], DesktopText>>> = {
  userName: 'org.example_user_name',
  name: 'org.example_name',
  mobile: 'org.example_mobile',
  email: 'org.example_email',
  department: 'org.example_department',
  post: 'org.example_post',
  status: 'org.example_status',
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Starts with a byte order mark, so that spreadsheet programs read Chinese correctly. */
const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`

/** Saves a file with the import's headings and an example row. */
export function useTemplate(): () => void {
  const t = useT()
  const exampleOf = (field: (typeof FIELDS)[number]) => {
    const example = EXAMPLE[field]
    if (!example) return ''
    return field === 'userName' ? `${EXAMPLE_MARK}${t(example)}` : t(example)
  }
  return () => {
    const text = csvOf([FIELDS.map((field) => t(FIELD_NAMES[field])), FIELDS.map(exampleOf)])
    const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `${t('org.import_template_name')}.csv`
    link.click()
    URL.revokeObjectURL(address)
  }
}
