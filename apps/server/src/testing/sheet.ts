import { readSheet } from 'read-excel-file/node'

/** The rows of a spreadsheet that lies in a file, or was read from one. */
export const sheetOf = (file: string | Buffer) => readSheet(file)
