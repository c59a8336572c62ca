// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { click, clickButton, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { aQuestion, aSurvey } from '../../../testing/surveys.ts'

const BASE = '/sands-lms/api/v1/manage/investigation'
const GET = `GET ${BASE}/get`
const DRAFT = `POST ${BASE}/draft`
const PUBLISH = `POST ${BASE}/publish`
const ADDRESS = '/manage/survey/list/edit?id=7'
/** The audience card counts its people. */
const people = { 'POST /sands-user/api/v1/manage/audience/count': { people: 40 } }

const whenApple = {
  match: 'all' as const,
  conditions: [{ question: 'q1', test: 'any_of' as const, options: ['o1'], value: null }],
}

describe('the editor of a survey', () => {
  it('adds a question and stores the draft by itself', async () => {
    const { t, server } = await renderDesktop(ADDRESS, {
      answers: {
        ...people,
        [GET]: aSurvey([]),
        [DRAFT]: ({ body }) => aSurvey([], { version: body.version + 1, draft: body.draft }),
      },
    })
    await clickButton(`+ ${t('survey.type_single')}`)
    fill(await findField(new RegExp(`^${t('survey.manage_question_title')}`)), 'Which fruit?')
    await waitFor(() =>
      expect(server.sentTo(DRAFT).at(-1)?.body.draft.questionnaire.sections[0]?.questions).toMatchObject([
        { key: 'q1', type: 'single', title: 'Which fruit?' },
      ]),
    )
  })

  it('lets the author clear the name, and introduces a section', async () => {
    const { t, server } = await renderDesktop(ADDRESS, {
      answers: {
        ...people,
        [GET]: aSurvey([aQuestion('q1')]),
        [DRAFT]: ({ body }) => aSurvey([], { version: body.version + 1, draft: body.draft }),
      },
    })
    fill(await findField(new RegExp(`^${t('survey.manage_name')}`)), '')
    fill(await findField(t('survey.manage_section_text')), 'First about lunch')
    await waitFor(() =>
      expect(server.sentTo(DRAFT).at(-1)?.body.draft).toMatchObject({
        name: '',
        questionnaire: { sections: [{ text: 'First about lunch' }] },
      }),
    )
    expect(within(screen.getByRole('figure')).getByText('First about lunch')).toBeTruthy()
  })

  it('moves sections and questions with keys and buttons, and tells which conditions break', async () => {
    const one = aSurvey([aQuestion('q1'), aQuestion('q2')])
    const [first] = one.draft.questionnaire.sections
    if (!first) throw new Error('the survey has no section')
    const second = { ...first, key: 's2', questions: [aQuestion('q3', { branch: whenApple })] }
    const questionnaire = { ...one.draft.questionnaire, sections: [first, second] }
    const survey = { ...one, draft: { ...one.draft, questionnaire } }
    const { t, server } = await renderDesktop(ADDRESS, {
      answers: {
        ...people,
        [GET]: survey,
        [DRAFT]: ({ body }) => aSurvey([], { version: body.version + 1, draft: body.draft }),
      },
    })
    const stored = (...places: string[][]) =>
      waitFor(() =>
        expect(
          server
            .sentTo(DRAFT)
            .at(-1)
            ?.body.draft.questionnaire.sections.map(({ key, questions }) => [
              key,
              ...questions.map((each) => each.key),
            ]),
        ).toEqual(places),
      )
    const handleOf = (name: string) => screen.getByRole('button', { name: t('manage.sort_handle', { name }) })
    await screen.findByRole('button', { name: t('survey.manage_section_down', { number: 1 }) })
    fireEvent.keyDown(handleOf('Question q2'), { key: 'ArrowDown' })
    await stored(['s1', 'q1'], ['s2', 'q2', 'q3'])
    expect(document.activeElement).toBe(handleOf('Question q2'))
    expect(screen.queryByText(t('survey.manage_move_broke'))).toBeNull()

    await clickButton(t('survey.manage_section_down', { number: 1 }))
    await stored(['s2', 'q2', 'q3'], ['s1', 'q1'])
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: t('survey.manage_section_up', { number: 2 }) }),
    )
    const note = within(await screen.findByRole('alert'))
    expect(note.getByText(t('survey.manage_move_broke'))).toBeTruthy()
    expect(note.getByText(t('survey.manage_question_number', { number: 2 }))).toBeTruthy()
    await clickButton(t('survey.manage_section_up', { number: 2 }))
    await stored(['s1', 'q1'], ['s2', 'q2', 'q3'])
    expect(screen.queryByText(t('survey.manage_move_broke'))).toBeNull()
  })

  it('lets the author remove a condition of what was moved to the first place', async () => {
    const one = aSurvey([aQuestion('q1')])
    const [first] = one.draft.questionnaire.sections
    if (!first) throw new Error('the survey has no section')
    const second = { ...first, key: 's2', branch: whenApple, questions: [aQuestion('q2')] }
    const questionnaire = { ...one.draft.questionnaire, sections: [first, second] }
    const { t, server } = await renderDesktop(ADDRESS, {
      answers: {
        ...people,
        [GET]: { ...one, draft: { ...one.draft, questionnaire } },
        [DRAFT]: ({ body }) => aSurvey([], { version: body.version + 1, draft: body.draft }),
      },
    })
    await clickButton(t('survey.manage_section_up', { number: 2 }))
    await clickButton(t('survey.manage_remove_condition'))
    await waitFor(() => {
      const [moved] = server.sentTo(DRAFT).at(-1)?.body.draft.questionnaire.sections ?? []
      expect([moved?.key, moved?.branch.conditions]).toEqual(['s2', []])
    })
  })

  it('tries branches out in the phone preview', async () => {
    const survey = aSurvey([aQuestion('q1'), aQuestion('q2', { type: 'text', options: [], branch: whenApple })])
    await renderDesktop(ADDRESS, { answers: { ...people, [GET]: survey } })
    const preview = within(await screen.findByRole('figure'))
    expect(preview.queryByText(/Question q2/)).toBeNull()
    await click(preview.getByRole('radio', { name: 'Apple' }))
    expect(preview.getByText(/Question q2/)).toBeTruthy()
  })

  it.each(['number', 'rating', 'scale', 'text', 'pictures'] as const)('tries out a branch on a %s', async (type) => {
    const isNumber = type !== 'text' && type !== 'pictures'
    const condition = isNumber
      ? { question: 'q1', test: 'at_least' as const, options: [], value: 2 }
      : { question: 'q1', test: 'answered' as const, options: [], value: null }
    const asked = aQuestion('q1', { type, options: [], min: type === 'rating' ? null : 0, max: 5 })
    const next = aQuestion('q2', { type: 'text', options: [], branch: { match: 'all', conditions: [condition] } })
    await renderDesktop(ADDRESS, { answers: { ...people, [GET]: aSurvey([asked, next]) } })
    const preview = within(await screen.findByRole('figure'))
    expect(preview.queryByText(/Question q2/)).toBeNull()
    if (type === 'rating') await click(preview.getAllByRole('radio')[1] ?? document.body)
    else if (type === 'scale') await click(preview.getByRole('radio', { name: '2' }))
    else if (type === 'pictures') await click(preview.getByRole('checkbox'))
    else fill(preview.getByRole('textbox'), '3')
    expect(await preview.findByText(/Question q2/)).toBeTruthy()
  })

  it('names what keeps it from being published, with the question', async () => {
    const survey = aSurvey([aQuestion('q1')], { faults: [{ kind: 'unreachable', at: 'q1' }] })
    const { t } = await renderDesktop(ADDRESS, { answers: { ...people, [GET]: survey } })
    const place = t('survey.manage_question_number', { number: 1 })
    expect(await screen.findByText(`${place}: ${t('survey.manage_fault_unreachable')}`)).toBeTruthy()
    expect(screen.getByRole('button', { name: t('survey.manage_publish') }).hasAttribute('disabled')).toBe(true)
  })

  it('publishes after asking', async () => {
    const survey = aSurvey([aQuestion('q1')])
    const { t, server } = await renderDesktop(ADDRESS, { answers: { ...people, [GET]: survey, [PUBLISH]: survey } })
    await clickButton(t('survey.manage_publish'))
    const place = within(await screen.findByRole('dialog', { name: t('survey.manage_publish_title') }))
    await clickButton(t('survey.manage_publish'), place)
    await waitFor(() => expect(server.sentTo(PUBLISH)[0]?.body).toEqual({ id: '7', version: 1 }))
  })

  it('takes several replies away from an anonymous survey, and says why', async () => {
    const named = aSurvey([aQuestion('q1')])
    const survey = { ...named, draft: { ...named.draft, isRepeatable: true } }
    const { t, server } = await renderDesktop(ADDRESS, {
      answers: {
        ...people,
        [GET]: survey,
        [DRAFT]: ({ body }) => aSurvey([], { version: body.version + 1, draft: body.draft }),
      },
    })
    await click(await screen.findByRole('switch', { name: t('survey.manage_anonymous') }))
    const several = screen.getByRole('switch', { name: t('survey.manage_repeatable') })
    expect(several.hasAttribute('disabled')).toBe(true)
    expect(screen.getByText(t('survey.manage_repeatable_anonymous'))).toBeTruthy()
    await waitFor(() =>
      expect(server.sentTo(DRAFT).at(-1)?.body.draft).toMatchObject({ isAnonymous: true, isRepeatable: false }),
    )
  })

  it('does not offer to change anonymity after publication', async () => {
    const survey = aSurvey([aQuestion('q1')], { isAnonymityFixed: true, state: 'published', phase: 'running' })
    const { t } = await renderDesktop(ADDRESS, { answers: { ...people, [GET]: survey } })
    expect(await screen.findByText(t('survey.manage_fixed_named'))).toBeTruthy()
    expect(screen.queryByRole('switch', { name: t('survey.manage_anonymous') })).toBeNull()
  })
})
