import type pg from 'pg'

/** The part of the driver's connection that takes rows as they are. */
interface CopyConnection {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

/** Rows in PostgreSQL's own text form into a table, as fast as it takes them. */
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
