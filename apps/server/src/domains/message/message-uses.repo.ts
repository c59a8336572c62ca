import { DEFAULT_LANGUAGE } from '@sands/rules/language'
import { sql } from 'drizzle-orm'
import type { FileUseSource } from '../media/index.ts'
import { outgoingMessages } from './message.tables.ts'

/** A sent message shows its file, because it stays in inboxes; a cancelled one never does. */
const outgoingUses: FileUseSource = {
  kind: 'message.outgoing',
  right: 'message.send',
  rows: () => sql`select m.jump_module_id::bigint as file_id, m.id::text as thing_id,
      coalesce(m.texts -> ${DEFAULT_LANGUAGE}::text ->> 'title', (select value ->> 'title' from jsonb_each(m.texts) limit 1)) as name,
      case when m.state = 'sent' then 'college' else 'nobody' end as seen_by, m.audience_id
    from ${outgoingMessages} m where m.jump_to in ('video', 'document') and m.state <> 'cancelled'`,
}

export const messageFileUses: readonly FileUseSource[] = [outgoingUses]
