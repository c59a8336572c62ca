import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { plainStep } from '@sands/rules/review/approval'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Demo } from '../../kernel/demo.ts'
import { demoFilm } from '../media/index.ts'
import { addDemoRequest } from '../review/index.ts'
import { decorationRepo } from './decoration/decoration.repo.ts'
import { DEMO_HOMES, type DemoHome } from './demo/decoration.demo.ts'
import { drawingsOf, type Place, provisionHome } from './provision-home.service.ts'

interface RequestPlace {
  tx: Tx
  collegeId: CollegeId
  now: Date
  users: ReadonlyMap<string, UserId>
}

/** How the page that people see came to be: an author asked for it, and the answer was yes. */
async function addRequest({ users, ...place }: RequestPlace, { name, request }: DemoHome): Promise<void> {
  if (!request) return
  const current = await decorationRepo.current(place.tx, place.collegeId)
  if (!current) return
  const person = (userName: string): UserId => {
    const id = users.get(userName)
    if (!id) throw new Error(`the demo company has no ${userName}`)
    return id
  }
  await addDemoRequest(
    { ...place, person },
    { ...request, title: name, decider: 'admin', state: 'approved', daysAgo: 6 },
    {
      kind: 'home_publish',
      subjectId: current.id,
      step: plainStep('right'),
    },
  )
}

export const homeDrawings = (): string[] => Object.values(DEMO_HOMES).flatMap(drawingsOf)

/** The home pages of both colleges, with tabs for the screens that exist. */
export async function loadHomeDemo(tx: Tx, { company, pictures, now }: Demo): Promise<DemoAct[]> {
  const ownerId = company.users.get('admin')
  if (!ownerId) throw new Error('the demo company has no administrator')
  const past: DemoAct[] = []
  for (const { id: collegeId, language } of company.colleges) {
    const home = DEMO_HOMES[language]
    if (!home) continue
    const draw: Place['draw'] = (name, drawing) =>
      pictures.store(tx, { collegeId, ownerId, purpose: 'image', name, svg: drawing(), createdAt: now })
    const film = await demoFilm(tx, collegeId)
    past.push(...(await provisionHome({ tx, collegeId, users: company.users, film, now, draw }, home)))
    await addRequest({ tx, collegeId, now, users: company.users }, home)
  }
  return past
}
