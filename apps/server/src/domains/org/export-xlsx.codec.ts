import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import writeExcelFile from 'write-excel-file/node'

export interface SheetWork {
  /** Rows of text, one JSON array a line. */
  rowsPath: string
  path: string
}

const COLUMN_WIDTH = 22

/** Every cell is typed as text: a spreadsheet shows what stands there, and works nothing out. */
export async function writeSheet({ rowsPath, path }: SheetWork): Promise<void> {
  const rows: { value: string; type: StringConstructor }[][] = []
  for await (const line of createInterface({ input: createReadStream(rowsPath) })) {
    const cells = JSON.parse(line) as string[]
    rows.push(cells.map((value) => ({ value, type: String })))
  }
  const columns = (rows[0] ?? []).map(() => ({ width: COLUMN_WIDTH }))
  await writeExcelFile(rows, { columns, stickyRowsCount: 1 }).toFile(path)
}
