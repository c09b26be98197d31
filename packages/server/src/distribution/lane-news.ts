import type { Channel, Lane } from '../transactions/record-update.ts'
import { forget } from './lane-memory.ts'
import { isOf, lookAgain, type Work, wakeLane } from './work-lane.ts'

/**
 * What whoever works a lane has to know: that something was committed for it, that it is sent what differs from the calendar,
 * at once or later, because its channel has counted by itself, or that its channel is connected in another way.
 */
export type LaneNews =
  | { kind: 'woken' | 'resend' | 'counted'; lane: Lane }
  /** Something was found to wait, of which nobody was told: who worked the lane before may have sent higher numbers. */
  | { kind: 'found'; lane: Lane }
  | { kind: 'reconnected'; channel: Channel }

export const propertyOf = (news: LaneNews): string =>
  news.kind === 'reconnected' ? news.channel.hr_id : news.lane.hr_id

export function tellLane(work: Work, news: LaneNews): void {
  if (news.kind === 'reconnected') {
    const concerned = isOf(news.channel)
    for (const { lane, memory } of work.lanes.values()) if (concerned(lane)) forget(memory)
    lookAgain(work, concerned)
    return
  }
  wakeLane(work, news.lane, {
    ...(news.kind === 'resend' && { resendAt: 0 }),
    ...(news.kind === 'counted' && { countedAt: work.parts.clock.now().getTime() }),
    ...(news.kind === 'found' && { lastNumber: Number.POSITIVE_INFINITY }),
  })
}

/** The work of this process. */
export type LaneWork = {
  tell(news: LaneNews[]): void
  /** So many of the lanes that have something to deliver, those first that have it for longest. */
  lanes(most: number): Promise<Lane[]>
  /** Aborts the attempts under way; what is not settled goes on at the next start, or in another process. */
  close(): Promise<void>
}
