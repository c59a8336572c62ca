const SECTOR = 512
const FREE = 0xffffffff
const END = 0xfffffffe
const TABLE = 0xfffffffd

function entry(name: string, type: number): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 0, 'utf16le')
  bytes.writeUInt16LE((name.length + 1) * 2, 64)
  bytes.writeUInt8(type, 66)
  return bytes
}

/** An old office file up to its directory: one sector for the sector table, then the sectors of the directory. */
export function anOldOffice(...streams: string[]): Buffer {
  const entries = [entry('Root Entry', 5), ...streams.map((name) => entry(name, 2))]
  const sectors = Math.ceil(entries.length / 4)
  const directory = Buffer.concat(entries, sectors * SECTOR)
  const table = Buffer.alloc(SECTOR, 0xff)
  table.writeUInt32LE(TABLE, 0)
  for (let index = 1; index <= sectors; index += 1) table.writeUInt32LE(index === sectors ? END : index + 1, index * 4)
  const header = Buffer.alloc(SECTOR)
  header.write('d0cf11e0a1b11ae1', 'hex')
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(1, 48)
  for (let index = 0; index < 109; index += 1) header.writeUInt32LE(index === 0 ? 0 : FREE, 76 + index * 4)
  return Buffer.concat([header, table, directory])
}
