import { expect, it } from 'vitest'
import { readConfig } from '../../../kernel/config.ts'
import { createLog } from '../../../kernel/log.ts'
import { usableOffice } from './documents.service.ts'

function used(unisolated: boolean, isolated: boolean) {
  const lines: string[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(line) })
  const libreOffice = { program: '/usr/bin/soffice', searchPath: '', unisolated }
  const office = usableOffice({ config: { ...readConfig({}), libreOffice }, log }, () => isolated)
  return { isUsed: office !== undefined, told: lines.join() }
}

it('LibreOffice runs without isolation only when that is allowed, and the log says so', () => {
  expect(used(false, true)).toEqual({ isUsed: true, told: '' })
  expect(used(false, false)).toMatchObject({ isUsed: false, told: expect.stringContaining('LIBREOFFICE_UNISOLATED=1') })
  expect(used(true, false)).toMatchObject({ isUsed: true, told: expect.stringContaining('without isolation') })
})
