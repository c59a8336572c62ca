import type {
  ChannelTemplate as SentTemplate,
  SimulatedDelivery,
  TemplateChange,
} from '@sands/contract/auth/channel-template.model'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { managementRepo } from '../connection/management.repo.ts'
import { type ChannelTemplate, outsideRepo } from './outside.repo.ts'

const SHOWN = 50

export interface TemplateManagement {
  list(): Promise<SentTemplate[]>
  /** Without a template id the template is removed. */
  save(tx: Tx, viewer: Viewer, change: TemplateChange): Promise<null>
  simulated(): Promise<SimulatedDelivery[]>
}

const told = (template: ChannelTemplate | undefined) => ({
  templateId: template?.templateId ?? '',
  templateFields: template?.fields.map(({ name, part }) => `${name}: ${part}`) ?? [],
})

export function createTemplateManagement({ database, audit }: Kernel): TemplateManagement {
  /** Templates are of text messages, or of one official account. */
  async function nameOf(tx: Tx, { channel, connectionId }: TemplateChange): Promise<string> {
    if (channel === 'sms' && connectionId === null) return ''
    const connection = connectionId && (await managementRepo.find(tx, connectionId))
    if (channel !== 'wechat' || !connection || connection.kind !== 'wechat') throw fail('kernel.not_found')
    return connection.name
  }

  return {
    list: () => outsideRepo.templates(database.primary),

    async save(tx, viewer, change) {
      const { channel, connectionId, version, fields } = change
      const templateId = change.templateId.trim()
      const name = await nameOf(tx, change)
      const before = await outsideRepo.lockTemplate(tx, channel, connectionId)
      if ((before?.version ?? 1) !== version) throw fail('kernel.changed_meanwhile')
      if (before && templateId)
        await outsideRepo.changeTemplate(tx, before.id, { templateId, fields, version: version + 1 })
      else if (before) await outsideRepo.removeTemplate(tx, before.id)
      else if (templateId && !(await outsideRepo.addTemplate(tx, { channel, connectionId, templateId, fields })))
        throw fail('kernel.changed_meanwhile')
      const after = await outsideRepo.template(tx, channel, connectionId)
      await audit.record(tx, viewer, {
        action: 'auth.template.updated',
        subject: { kind: 'template', id: after?.id ?? before?.id ?? null, name: name || channel },
        ...changed(told(before), told(after)),
        collegeId: null,
      })
      return null
    },

    async simulated() {
      const stored = await outsideRepo.simulated(database.primary, SHOWN)
      return stored.map((message) => ({ ...message, sentAt: message.sentAt.toISOString() }))
    },
  }
}
