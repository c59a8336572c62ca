import type { CollegeId } from '@sands/contract/kernel/schema'
import type { ManagedChannelsChange } from '@sands/contract/message/channel.model'
import { MESSAGE_CATEGORIES } from '@sands/rules/message'
import { jobKind } from '../../kernel/jobs/jobs.ts'
import type { SignedIn } from '../client.ts'
import { runJobs } from '../jobs.ts'
import { userId } from '../people.ts'
import type { Sands } from '../sands.ts'

const GET = 'GET /sands-system/api/v1/manage/message/channels'
const SAVE = 'POST /sands-system/api/v1/manage/message/channels-save'

/** Only its name matters: the server has the work. */
const work = jobKind<Record<string, never>>({
  name: 'message.channels',
  retries: 0,
  limitSeconds: 55,
  run: () => Promise.resolve(),
})

/** Lets the server send what is due outside, as it does every minute. */
export async function runChannels(sands: Sands): Promise<void> {
  const { database, jobs } = sands.server.kernel
  await database.transaction((tx) => jobs.enqueue(tx, work, {}))
  await runJobs(sands)
}

type Rule = ManagedChannelsChange['rules'][number]

/** The company uses these channels for notices, and none for anything else. */
export async function allowChannels(
  sands: Sands,
  { channels, pace = 'now' }: { channels: Rule['channels']; pace?: Rule['pace'] },
  more: Partial<ManagedChannelsChange> = {},
): Promise<void> {
  const admin = await sands.signIn('admin')
  const { version } = (await admin.call(GET)).data
  const rules = MESSAGE_CATEGORIES.map(
    (group): Rule => ({
      group,
      channels: group === 'notice' ? channels : [],
      pace: group === 'notice' ? pace : 'now',
    }),
  )
  const body = { rules, events: [], quiet: null, digestAt: 540, ...more, version }
  const { code, msg } = await admin.call(SAVE, { body })
  if (code !== 1) throw new Error(msg)
}

/** Sends a notice to one person, and returns its id in the list of sent messages. */
export async function sendNotice(sands: Sands, to: string, title = 'Training on Monday', sender?: SignedIn) {
  const admin = sender ?? (await sands.signIn('admin'))
  const { data } = await admin.call('POST /sands-system/api/v1/manage/message/create', {
    body: {
      category: 'notice',
      texts: { 'en-us': { title, content: 'Please be on time' } },
      jump: null,
      audience: { included: [{ kind: 'user', id: await userId(sands, to) }], excluded: [] },
      sendAt: null,
    },
  })
  return data.id
}

/** Lets the administrator do something in the other of their colleges. */
export async function elsewhere<Done>(admin: SignedIn, work: () => Promise<Done>): Promise<Done> {
  const { data } = await admin.call('POST /sands-lms/api/v1/college/list')
  const here = admin.session.collegeId
  const there = data.colleges.find(({ id }) => id !== here)?.id
  if (!there) throw new Error('the administrator should be in two colleges')
  const move = (collegeId: CollegeId) =>
    admin.call('POST /sands-lms/api/v1/homePageDecorate/getInfo', {
      body: { clientType: 3, collegeId, switchCollege: 1 },
    })
  await move(there)
  const done = await work()
  await move(here)
  return done
}

/** What became of a message, channel by channel. */
export async function outcomes(sands: Sands, id: Awaited<ReturnType<typeof sendNotice>>) {
  const admin = await sands.signIn('admin')
  const { data } = await admin.call('GET /sands-system/api/v1/manage/message/channel-report-page', { query: { id } })
  return data.records.map(({ channel, state, reason, detail }) => ({ channel, state, reason, detail }))
}

/** Gives a person an address and links them with the simulated apps. */
export async function reachable(sands: Sands, userName: string, address: { email?: string; mobile?: string }) {
  const { pool } = sands.server.kernel.database
  await pool.query('update users set email = coalesce($2, email), mobile = coalesce($3, mobile) where user_name = $1', [
    userName,
    address.email ?? null,
    address.mobile ?? null,
  ])
}

/** Links a person with a simulated app of the demo under this id. */
export async function linked(sands: Sands, userName: string, kind: string, openId: string): Promise<void> {
  await sands.server.kernel.database.pool.query(
    `insert into open_identities (user_id, connection_id, subject, open_id, nick_name, linked_at)
     select u.id, c.id, $3, $3, '', now() from users u, connections c where u.user_name = $1 and c.kind = $2
     on conflict (user_id, connection_id) do update set open_id = $3, subject = $3`,
    [userName, kind, openId],
  )
}
