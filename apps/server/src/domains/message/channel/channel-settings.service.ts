import type { UserId } from '@sands/contract/kernel/schema'
import type {
  ChannelChoices,
  ChannelChoicesChange,
  ManagedChannels,
  ManagedChannelsChange,
} from '@sands/contract/message/channel.model'
import { MESSAGE_CATEGORIES } from '@sands/rules/message'
import {
  CHANNELS,
  type Channel,
  FIRST_DIGEST_AT,
  FIRST_QUIET,
  FIRST_RULES,
  type QuietHours,
  switchOf,
} from '@sands/rules/message/channel'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Outside } from '../../auth/index.ts'
import type { OrgService } from '../../org/index.ts'
import { knownEvents } from '../template.ts'
import type { AddressMarks } from './address-marks.service.ts'
import { channelRepo, type Preferences, type Settings } from './channel.repo.ts'
import type { ProviderReports } from './provider-report.service.ts'

/** Applies until the person has signed in. */
const FIRST_TIME_ZONE = 'Asia/Shanghai'

export async function chosenSettings(db: Db): Promise<Settings> {
  const stored = await channelRepo.settings(db)
  if (!stored) return { rules: FIRST_RULES, events: {}, quiet: FIRST_QUIET, digestAt: FIRST_DIGEST_AT, version: 1 }
  const { id: _, ...settings } = stored
  return { ...settings, rules: { ...FIRST_RULES, ...settings.rules } }
}

/** The quiet hours and the time zone that apply to a person. */
export function hoursOf(
  preferences: Preferences | undefined,
  settings: Settings,
): { quiet: QuietHours | null; timeZone: string } {
  const by = preferences?.quietBy ?? 'company'
  const quiet = { company: settings.quiet ?? null, own: preferences?.quiet ?? null, none: null }[by]
  return { quiet, timeZone: preferences?.timeZone || FIRST_TIME_ZONE }
}

export interface ChannelSettingsService {
  managed(viewer: Pick<Viewer, 'language'>): Promise<ManagedChannels>
  save(tx: Tx, viewer: Viewer, change: ManagedChannelsChange): Promise<null>
  own(viewer: Viewer): Promise<ChannelChoices>
  saveOwn(tx: Tx, viewer: Viewer, change: ChannelChoicesChange): Promise<null>
  /** The person says that the address is right: it is used again. */
  confirm(tx: Tx, viewer: Viewer, channel: Channel): Promise<null>
}

interface Parts {
  outside: Outside
  org: OrgService
  marks: AddressMarks
  reports: ProviderReports
}

export function createChannelSettings(
  { database, audit }: Kernel,
  { outside, org, marks, reports }: Parts,
): ChannelSettingsService {
  const db = database.primary

  async function stateOf(channel: Channel, { userId, collegeId }: { userId: UserId; collegeId: Viewer['collegeId'] }) {
    const [contact] = await org.contacts(db, { userIds: [userId], mobiles: [], emails: [] })
    const target = (await outside.targets(db, channel, contact ? [contact] : []))(userId, collegeId)
    if (!target) return 'none'
    return (await marks.isMarked(db, { userId, channel, address: target.address })) ? 'bounced' : 'ready'
  }

  return {
    async managed({ language }) {
      const settings = await chosenSettings(db)
      const channels = await Promise.all(
        CHANNELS.map(async (channel) => ({ channel, state: await outside.state(db, channel) })),
      )
      return {
        rules: MESSAGE_CATEGORIES.map((group) => ({ group, ...settings.rules[group] })),
        events: Object.entries(settings.events).map(([event, rule]) => ({ event, ...rule })),
        knownEvents: knownEvents(language),
        quiet: settings.quiet ?? null,
        digestAt: settings.digestAt,
        version: settings.version,
        channels,
        reportAddresses: reports.addresses(),
      }
    },

    async save(tx, viewer, { rules, events, quiet, digestAt, version }) {
      const { version: _, ...before } = await chosenSettings(tx)
      const chosen = Object.fromEntries(rules.map(({ group, channels, pace }) => [group, { channels, pace }]))
      const known = new Set(knownEvents(viewer.language).map(({ event }) => event))
      const exceptions = events
        ?.filter(({ event }) => known.has(event))
        .map(({ event, channels, pace }) => [event, { channels, pace }] as const)
      const after = {
        rules: { ...before.rules, ...chosen },
        events: exceptions ? Object.fromEntries(exceptions) : before.events,
        quiet,
        digestAt,
      }
      if (!(await channelRepo.setSettings(tx, { ...after, version }))) throw fail('kernel.changed_meanwhile')
      await audit.record(tx, viewer, {
        action: 'message.channels.updated',
        subject: { kind: 'channels', id: null, name: '' },
        ...changed(before, after),
        collegeId: null,
      })
      return null
    },

    async own(viewer) {
      const settings = await chosenSettings(db)
      const stored = (await channelRepo.preferences(db, [viewer.userId])).get(viewer.userId)
      // An event may belong to any group: its channels can be turned off for each of them.
      const exceptional = Object.values(settings.events).flatMap((rule) => rule.channels)
      const groupsOf = (channel: Channel) =>
        MESSAGE_CATEGORIES.filter(
          (group) => settings.rules[group].channels.includes(channel) || exceptional.includes(channel),
        )
      const used = CHANNELS.filter((channel) => groupsOf(channel).length > 0)
      const channels: ChannelChoices['channels'] = []
      for (const channel of used) {
        if ((await outside.state(db, channel)) === 'none') continue
        channels.push({
          channel,
          state: await stateOf(channel, viewer),
          groups: groupsOf(channel).map((group) => ({
            group,
            pace: settings.rules[group].pace,
            isOn: !stored?.off.includes(switchOf(channel, group)),
          })),
        })
      }
      return {
        channels,
        quietBy: stored?.quietBy ?? 'company',
        quiet: stored?.quiet ?? null,
        companyQuiet: settings.quiet ?? null,
        digestAt: settings.digestAt,
        timeZone: hoursOf(stored, settings).timeZone,
      }
    },

    async saveOwn(tx, { userId, timeZone }, { off, quietBy, quiet }) {
      const switches = [...new Set(off.map(({ channel, group }) => switchOf(channel, group)))]
      await channelRepo.setPreferences(tx, { userId, off: switches, quietBy, quiet, timeZone })
      return null
    },

    async confirm(tx, { userId }, channel) {
      await channelRepo.clearBounces(tx, userId, channel)
      return null
    },
  }
}
