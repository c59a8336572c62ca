import type { Poll } from '@sands/contract/community/community.model'
import type { PollRow } from './parts.repo.ts'

/** The numbers are hidden until the person has voted, so that they do not follow the majority. */
export const presentPoll = ({ isMultiple, voters, options, mine }: PollRow): Poll => ({
  isMultiple: isMultiple ? 1 : 0,
  voters,
  hasVoted: mine ? 1 : 0,
  options: options.map(({ id, text, votes }) => ({
    id,
    text,
    votes: mine ? votes : null,
    isMine: mine?.includes(id) ? 1 : 0,
  })),
})
