import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      processes: 1,
      demo: true,
      publicUrl: 'http://localhost:3000',
    })
  })

  it('loads no demo company into a database of one’s own unless asked', () => {
    const DATABASE_URL = 'postgresql://sands@localhost/sands'
    expect(readConfig({ DATABASE_URL }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
    expect(readConfig({ DEMO: '0' }).demo).toBe(false)
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty"'],
    [{ PORT: '70000' }, 'PORT must be a whole number'],
    [{ PROCESSES: '-1' }, 'PROCESSES must be a whole number'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address starting with postgres:// or postgresql://'],
    [{ DATABASE_REPLICA_URLS: 'postgres://a/b' }, 'DATABASE_REPLICA_URLS needs DATABASE_URL'],
    [{ DEMO: 'perhaps' }, 'DEMO must be 1 or 0, not "perhaps"'],
    [{ PUBLIC_URL: 'learn.example.com' }, 'PUBLIC_URL must be an address'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  ])('says what is wrong with %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })
})
