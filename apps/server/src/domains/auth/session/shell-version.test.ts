import { expect, it } from 'vitest'
import { shellVersion } from './shell-version.ts'

it('is what the native shell says about itself', () => {
  expect(shellVersion('Mozilla/5.0 (iPhone) LearnApp/3.2.0 LearnVariant/outfield')).toBe('3.2.0')
  expect(shellVersion('Mozilla/5.0 learnapp/4')).toBe('4')
  for (const other of ['Mozilla/5.0 (iPhone)', 'LearnApp/', 'LearnApp/new', 'LearnApp/99999', 'LearnApp/1.2.3.4.5'])
    expect(shellVersion(other)).toBeNull()
})
