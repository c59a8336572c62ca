import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import writeExcelFile from 'write-excel-file/node'

interface SheetRows {
  /** Rows of text, one JSON array a line. */
  rowsPath: string
  /** Where there are several; 31 characters at most, without those that spreadsheets refuse. */
  name?: string
}

export interface SheetWork {
  sheets: readonly SheetRows[]
  path: string
}

const COLUMN_WIDTH = 22

/** Every cell is typed as text: a spreadsheet shows what stands there, and works nothing out. */
async function sheetOf({ rowsPath, name }: SheetRows) {
  const data: { value: string; type: StringConstructor }[][] = []
  for await (const line of createInterface({ input: createReadStream(rowsPath) })) {
    const cells = JSON.parse(line) as string[]
    data.push(cells.map((value) => ({ value, type: String })))
  }
  const columns = (data[0] ?? []).map(() => ({ width: COLUMN_WIDTH }))
  return { data, columns, stickyRowsCount: 1, ...(name !== undefined && { sheet: name }) }
}

export async function writeSheets({ sheets, path }: SheetWork): Promise<void> {
  const filled: Awaited<ReturnType<typeof sheetOf>>[] = []
  for (const sheet of sheets) filled.push(await sheetOf(sheet))
  await writeExcelFile(filled).toFile(path)
}
