import { useT } from '../../../kernel/text.ts'

/** The column names of the import; the server also understands their translations. */
export const IMPORT_COLUMNS = ['title', 'category', 'introduction', 'lecturers', 'files'] as const

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Starts with a byte order mark, so that spreadsheet programs read Chinese correctly. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`

/** Saves a file with the import's headings and an example row, which the import skips. */
export function useImportTemplate(): () => void {
  const t = useT()
  return () => {
    const text = csvOf([
      IMPORT_COLUMNS.map((column) => t(`course.manage_column_${column}`)),
      IMPORT_COLUMNS.map((column) => t(`course.manage_example_${column}`)),
    ])
    const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `${t('course.manage_import_template_name')}.csv`
    link.click()
    URL.revokeObjectURL(address)
  }
}
