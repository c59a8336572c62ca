import type pg from 'pg'

/** The part of the driver's connection that sends COPY data. */
interface CopyConnection {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

/** Copies rows, in the text format of PostgreSQL, into a table at full speed. */
export function copyInto(db: pg.Client, table: string, rows: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const copy = {
      submit: (connection: unknown) => (connection as CopyConnection).query(`copy ${table} from stdin`),
      handleCopyInResponse(connection: CopyConnection) {
        connection.sendCopyFromChunk(Buffer.from(rows))
        connection.endCopyFrom()
      },
      handleError: reject,
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => resolve(),
    }
    db.query(copy)
  })
}
