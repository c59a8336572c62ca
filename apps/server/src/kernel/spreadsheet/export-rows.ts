/** The most rows that the process for spreadsheets can handle. Exports of more are refused, never cut. */
export const EXPORT_ROWS_MOST = 100_000
