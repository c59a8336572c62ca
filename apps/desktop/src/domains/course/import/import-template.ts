import { useT } from '../../../kernel/text.ts'

/** As the import knows them; what each language calls them the server understands. */
export const IMPORT_COLUMNS = ['title', 'category', 'introduction', 'lecturers', 'files'] as const

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** With the mark that makes spreadsheet programs read Chinese as what it is. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`

/** Saves a file with the headings that the import knows, and a row that shows how to fill them, which the import skips. */
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
