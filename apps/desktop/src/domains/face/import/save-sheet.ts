const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

interface Sheet {
  name: string
  headings: readonly string[]
  example: readonly string[]
}

/** Saves a table with headings and one example. The byte order mark makes spreadsheet programs read Chinese correctly. */
export function saveSheet({ name, headings, example }: Sheet): void {
  const text = `\uFEFF${[headings, example].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
