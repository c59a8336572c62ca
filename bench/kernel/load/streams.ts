import type { SendOrder, StreamHolderMessage, StreamHolderOrder } from '../../programs/stream-holder.ts'
import type { BenchRun } from '../bench.ts'
import { type Child, heard, startChild } from '../child.ts'

const STREAM_PATH = '/sands-system/api/v1/message/unread-stream?bizType=0'
/** The streams are shared out over so many processes. */
const HOLDERS = 2

type Person = StreamHolderOrder['people'][number]

export interface Streams {
  /** Milliseconds of every message to one of the people, and of every bare NOTIFY beside them. */
  send(order: SendOrder): Promise<{ deliveries: number[]; notifies: number[] }>
  close(): Promise<unknown>
}

/** Opens a stream for each of the people and comes back when every one of them has said its first count. */
export async function openStreams(run: BenchRun, port: number, people: readonly Person[]): Promise<Streams> {
  const each = Math.ceil(people.length / HOLDERS)
  const holders = Array.from({ length: HOLDERS }, (_, index): Child<StreamHolderMessage> => {
    const holder = startChild<StreamHolderMessage>('stream-holder.ts')
    run.defer(holder.stop)
    const share = people.slice(index * each, (index + 1) * each)
    holder.send({ port, path: STREAM_PATH, people: share } satisfies StreamHolderOrder)
    return holder
  })
  await Promise.all(holders.map((holder) => heard(holder, 'open')))
  return {
    async send(order) {
      const share: SendOrder = { ...order, perSecond: order.perSecond / HOLDERS }
      for (const holder of holders) holder.send(share)
      const sent = await Promise.all(holders.map((holder) => heard(holder, 'sent')))
      return {
        deliveries: sent.flatMap(({ deliveries }) => deliveries),
        notifies: sent.flatMap(({ notifies }) => notifies),
      }
    },
    close: () => Promise.all(holders.map((holder) => holder.stop())),
  }
}
