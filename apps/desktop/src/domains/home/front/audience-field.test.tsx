// @vitest-environment happy-dom
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { EVERYONE } from '@sands/rules/audience'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Viewer, ViewerContext } from '../../../kernel/viewer.ts'
import { AudienceField } from './audience-field.tsx'

vi.mock('../../../kernel/text.ts', () => ({ useT: () => (key: string) => key }))
vi.mock('../../../kernel/audience/use-part-names.ts', () => ({ usePartNames: () => [] }))
vi.mock('../../../kernel/audience/audience-picker.tsx', () => ({ AudiencePicker: () => 'the picker' }))
afterEach(cleanup)

const some: AudienceChoice = { included: [{ kind: 'department', id: '7', withChildren: true }], excluded: [] }
const without: AudienceChoice = { included: [], excluded: some.included }

function show(value: AudienceChoice, { rights, inLine }: { rights: string[]; inLine: boolean }) {
  const viewer: Viewer = {
    id: '1',
    userName: 'anna',
    name: 'Anna',
    postName: null,
    deptName: null,
    avatarFileUrl: null,
    collegeId: '1',
    collegeName: 'Dune College',
    sysUserLabel: { teamLearningLabel: 0, teachingMgtLabel: 0 },
    rights,
  }
  render(
    <ViewerContext value={viewer}>
      <AudienceField value={value} onChange={() => undefined} inLine={inLine} />
    </ViewerContext>,
  )
}

describe.each([true, false])('whom something is for, in a line: %s', (inLine) => {
  it('is told to those who may not look at audiences, and cannot be changed by them', () => {
    show(EVERYONE, { rights: ['home.decoration.edit'], inLine })
    expect(screen.getByText('home.front_for')).toBeDefined()
    expect(screen.getByText('home.front_for_all_here')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText('the picker')).toBeNull()
  })

  it.each([some, without])('is not told as everybody where it is for a part only', (value) => {
    show(value, { rights: ['home.decoration.edit'], inLine })
    expect(screen.getByText('home.front_for_some_here')).toBeDefined()
    expect(screen.queryByText('home.front_for_all_here')).toBeNull()
  })

  it('can be chosen by those who may look at audiences', () => {
    show(some, { rights: ['home.decoration.edit', 'org.audiences.view'], inLine })
    if (inLine) expect(screen.getByRole('button', { name: 'home.edit_audience_change' })).toBeDefined()
    else expect(screen.getByText('the picker')).toBeDefined()
    expect(screen.queryByText('home.front_for_some_here')).toBeNull()
  })
})
