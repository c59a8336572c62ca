import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  it('works without any variable', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      processes: 1,
      demo: true,
      publicUrl: 'http://localhost:3000',
    })
  })

  it('does not load the demo company into an external database unless asked', () => {
    const DATABASE_URL = 'postgresql://sands@localhost/sands'
    expect(readConfig({ DATABASE_URL }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
    expect(readConfig({ DEMO: '0' }).demo).toBe(false)
  })

  it('lets the demo company onto a public address only when that is said', () => {
    const PUBLIC_URL = 'https://learn.example.com'
    expect(readConfig({ PUBLIC_URL })).toMatchObject({ demo: false, refusesDemoPassword: true })
    expect(readConfig({ PUBLIC_URL, DEMO: '0' })).toMatchObject({ demo: false, refusesDemoPassword: true })
    expect(readConfig({ PUBLIC_URL, DEMO: '1' })).toMatchObject({ demo: true, refusesDemoPassword: false })
    for (const local of ['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])
      expect(readConfig({ PUBLIC_URL: local })).toMatchObject({ demo: true, refusesDemoPassword: false })
  })

  it('lets the demo company onto an address that the network reaches only when that is said', () => {
    for (const HOST of ['0.0.0.0', '::', '192.168.1.20', 'learn.example.com']) {
      expect(readConfig({ HOST })).toMatchObject({ demo: false, refusesDemoPassword: true })
      expect(readConfig({ HOST, PUBLIC_URL: 'http://localhost:3000' })).toMatchObject({ refusesDemoPassword: true })
      expect(readConfig({ HOST, DEMO: '1' })).toMatchObject({ demo: true, refusesDemoPassword: false })
    }
    for (const HOST of ['', '127.0.0.1', 'localhost', '::1'])
      expect(readConfig({ HOST })).toMatchObject({ demo: true, refusesDemoPassword: false })
  })

  it('refuses a short key for backups without showing it', () => {
    expect(readConfig({}).backupKey).toBeUndefined()
    expect(readConfig({ BACKUP_KEY: 'a long and secret passphrase' }).backupKey).toBe('a long and secret passphrase')
    expect(() => readConfig({ BACKUP_KEY: 'grain' })).toThrow(/^BACKUP_KEY must have at least 16 characters$/)
  })

  it('stores files in a folder unless a bucket is configured', () => {
    expect(readConfig({}).s3).toBeUndefined()
    expect(
      readConfig({ S3_BUCKET: 'sands', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b', S3_FORCE_PATH_STYLE: '1' }).s3,
    ).toEqual({
      endpoint: undefined,
      region: 'us-east-1',
      bucket: 'sands',
      accessKeyId: 'a',
      secretAccessKey: 'b',
      forcePathStyle: true,
    })
  })

  it('finds LibreOffice in the search path or at the configured path', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sands-office-'))
    const program = join(folder, 'soffice')
    expect(readConfig({ PATH: '' }).libreOffice?.program).not.toBe(program)
    writeFileSync(program, '')

    const PATH = ['', '/nowhere', folder].join(delimiter)
    expect(readConfig({ PATH }).libreOffice).toEqual({ program, searchPath: PATH, unisolated: false })
    expect(readConfig({ LIBREOFFICE_PATH: program, LIBREOFFICE_UNISOLATED: '1' }).libreOffice).toEqual({
      program,
      searchPath: '',
      unisolated: true,
    })
    expect(readConfig({ PATH, LIBREOFFICE_PATH: '/nowhere/soffice' }).libreOffice).toBeUndefined()
    rmSync(folder, { recursive: true })
  })

  const keys = { TENCENT_SECRET_ID: 'id', TENCENT_SECRET_KEY: 'key' }
  const bucket = { TENCENT_COS_BUCKET: 'files-1250000000', TENCENT_COS_REGION: 'ap-guangzhou' }

  it('does not use Tencent without its keys', () => {
    expect(readConfig({}).tencent).toBeUndefined()
    expect(readConfig({ ...keys, ...bucket }).tencent).toEqual({
      secretId: 'id',
      secretKey: 'key',
      stsUrl: 'https://sts.tencentcloudapi.com',
      cos: {
        bucket: 'files-1250000000',
        region: 'ap-guangzhou',
        url: 'https://files-1250000000.cos.ap-guangzhou.myqcloud.com',
      },
      vod: undefined,
    })
    expect(readConfig({ ...keys, TENCENT_VOD_SUB_APP_ID: '1500000000' }).tencent).toMatchObject({
      cos: undefined,
      vod: { subAppId: 1_500_000_000, url: 'https://vod.tencentcloudapi.com', mediaUrl: undefined },
    })
    const media = { TENCENT_VOD_SUB_APP_ID: '1500000000', TENCENT_VOD_MEDIA_URL: 'https://video.example.com/' }
    expect(readConfig({ ...keys, ...media }).tencent).toMatchObject({ vod: { mediaUrl: 'https://video.example.com' } })
    const own = { TENCENT_COS_URL: 'https://files.example.com/', TENCENT_STS_URL: 'http://localhost:4000' }
    expect(readConfig({ ...keys, ...bucket, ...own }).tencent).toMatchObject({
      stsUrl: 'http://localhost:4000',
      cos: { url: 'https://files.example.com' },
    })
  })

  it.each([
    [bucket, 'TENCENT_SECRET_ID is missing: TENCENT_COS_BUCKET is set'],
    [{ TENCENT_SECRET_ID: 'id' }, 'TENCENT_SECRET_KEY is missing'],
    [keys, 'TENCENT_COS_BUCKET is missing: TENCENT_SECRET_ID is set'],
    [{ ...keys, ...bucket, TENCENT_COS_BUCKET: 'files' }, 'TENCENT_COS_BUCKET must be a name like files-1250000000'],
    [{ ...keys, ...bucket, TENCENT_COS_REGION: '' }, 'TENCENT_COS_REGION must be a region like ap-guangzhou, not ""'],
    [
      { ...keys, ...bucket, TENCENT_COS_REGION: 'ap-x.evil.com/' },
      'TENCENT_COS_REGION must be a region like ap-guangzhou',
    ],
    [{ ...keys, ...bucket, TENCENT_COS_URL: 'http://a/b' }, 'TENCENT_COS_URL must be an address without a path'],
    [{ ...keys, ...bucket, TENCENT_STS_URL: 'sts' }, 'TENCENT_STS_URL must be an address starting with http://'],
    [{ ...keys, TENCENT_VOD_SUB_APP_ID: 'mine' }, 'TENCENT_VOD_SUB_APP_ID must be the number of an application'],
    [{ ...keys, TENCENT_VOD_SUB_APP_ID: '1500000000', TENCENT_VOD_URL: 'http://a?b' }, 'TENCENT_VOD_URL must be'],
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty"'],
    [{ PORT: '70000' }, 'PORT must be a whole number'],
    [{ PROCESSES: '-1' }, 'PROCESSES must be a whole number'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address starting with postgres:// or postgresql://'],
    [{ DATABASE_REPLICA_URLS: 'postgres://a/b' }, 'DATABASE_REPLICA_URLS needs DATABASE_URL'],
    [{ DEMO: 'perhaps' }, 'DEMO must be 1 or 0, not "perhaps"'],
    [{ PUBLIC_URL: 'learn.example.com' }, 'PUBLIC_URL must be an address'],
    [{ S3_BUCKET: 'sands' }, 'S3_ACCESS_KEY_ID is missing: S3_BUCKET is set'],
    [{ S3_BUCKET: 'sands', S3_ACCESS_KEY_ID: 'a' }, 'S3_SECRET_ACCESS_KEY is missing: S3_BUCKET is set'],
    [{ S3_ENDPOINT: 'http://localhost:4568' }, 'S3_BUCKET is missing: S3_ENDPOINT is set'],
    [
      { S3_BUCKET: 'sands', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b', S3_ENDPOINT: 'localhost:4568' },
      'S3_ENDPOINT must be an address starting with http:// or https://',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  ])('says what is wrong with %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })
})
