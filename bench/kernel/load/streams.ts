import type { SendOrder, StreamHolderMessage, StreamHolderOrder } from '../../programs/stream-holder.ts'
import type { BenchRun } from '../bench.ts'
import { type Child, heard, startChild } from '../child.ts'

const STREAM_PATH = '/sands-system/api/v1/message/unread-stream?bizType=0'
/** Number of processes that share the streams. */
const HOLDERS = 2

type Person = StreamHolderOrder['people'][number]

export interface Streams {
  /** Sends messages; returns the milliseconds of every delivery and of every bare NOTIFY sent in between. */
  send(order: SendOrder): Promise<{ deliveries: number[]; notifies: number[] }>
  close(): Promise<unknown>
}

/** Opens a stream for each person and resolves when every stream has received its first count. */
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
