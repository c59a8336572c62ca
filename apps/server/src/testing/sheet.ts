import readSheets, { readSheet } from 'read-excel-file/node'

/** The rows of a spreadsheet that lies in a file, or was read from one. */
export const sheetOf = (file: string | Buffer) => readSheet(file)

/** All of them, each with its name. */
export const sheetsOf = (file: string | Buffer) => readSheets(file)
