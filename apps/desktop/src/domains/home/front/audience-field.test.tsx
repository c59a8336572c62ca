// @vitest-environment happy-dom
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { EVERYONE } from '@sands/rules/audience'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { AudienceField } from './audience-field.tsx'

const some: AudienceChoice = { included: [{ kind: 'department', id: '7', withChildren: true }], excluded: [] }
const without: AudienceChoice = { included: [], excluded: some.included }

const NAMES = 'POST /sands-user/api/v1/manage/audience/names'
const show = (value: AudienceChoice, { mayLook, inLine }: { mayLook: boolean; inLine: boolean }) =>
  renderDesktop(<AudienceField value={value} onChange={() => undefined} inLine={inLine} />, {
    rights: ['home.decoration.edit', ...(mayLook ? (['org.audiences.view'] as const) : [])],
    answers: mayLook
      ? {
          [NAMES]: [{ key: 'department:7:below', name: '门店' }],
          'POST /sands-user/api/v1/manage/audience/count': { people: 9 },
        }
      : {},
  })

describe.each([true, false])('the audience of a promotion or an item, in a line: %s', (inLine) => {
  it('is shown to people without the right to view audiences, who cannot change it', async () => {
    const { t } = await show(EVERYONE, { mayLook: false, inLine })
    expect(screen.getByText(t('home.front_for'))).toBeTruthy()
    expect(screen.getByText(t('home.front_for_all_here', { college: '沙丘学院' }))).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([some, without])('is not shown as everybody when it is only a part of the college', async (value) => {
    const { t } = await show(value, { mayLook: false, inLine })
    expect(screen.getByText(t('home.front_for_some_here'))).toBeTruthy()
    expect(screen.queryByText(t('home.front_for_all_here', { college: '沙丘学院' }))).toBeNull()
  })

  it('can be changed by people with the right to view audiences', async () => {
    const { t } = await show(some, { mayLook: true, inLine })
    const way = inLine ? t('home.edit_audience_change') : t('manage.audience_see')
    expect(await screen.findByRole('button', { name: way })).toBeTruthy()
    expect(screen.queryByText(t('home.front_for_some_here'))).toBeNull()
  })
})
