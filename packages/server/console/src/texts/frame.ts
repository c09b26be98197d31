import type { AlarmKind } from '../../../src/generated/control.ts'

/** Words of the frame: login, navigation, and what is said everywhere. */
export const frame = {
  product: 'Innwire console',
  login: {
    heading: 'Innwire console',
    intro: 'See what your integration did, and what became of it.',
    token: 'Control token',
    hint: 'The server printed it when it started. An operator adds others by innwire-server control-token.',
    submit: 'Log in',
    missing: 'Enter the control token first.',
  },
  logout: 'Log out',
  loading: 'Reading …',
  retry: 'Try again',
  notReached: 'The server does not answer. Is it running? The page tries again by itself.',
  notAnswered: 'No answer came, so that it may have been done, or not. Look before you do it again.',
  crashed: 'This view broke. Reload the page; the rest of the console goes on.',
  noHotel: 'There is no hotel yet. Create one over the control API, or start the server with --demo.',
  hotel: 'Hotel',
  findHotel: 'Find a hotel by name or id',
  noSuchHotel: 'No hotel fits. Type its exact id to open it.',
  openHotel: (id: string) => `Open ${id}`,
  role: (name: string, role: string) => `${name}, role ${role}`,
  roleChanged: (role: string) =>
    `Your role is ${role} now. What it may not do is gone from the page, and was refused if you just tried it.`,
  views: {
    requests: 'Requests',
    calendar: 'Calendar',
    channels: 'Channels',
    reservations: 'Reservations',
    folios: 'Guests & folios',
    trouble: 'Time & trouble',
  },
  live: { connecting: 'Connecting …', live: 'Live', broken: 'Not live: connecting again …' },
  alarms: {
    button: (count: number, more: boolean) =>
      count === 0 ? 'No alarms' : `${count}${more ? '+' : ''} alarm${count === 1 ? '' : 's'}`,
    heading: 'Alarms',
    none: 'Nothing needs a person now.',
    kinds: {
      overbooked: 'Overbooked',
      failing_channel: 'Channel does not take changes',
      unmapped_booking: 'Booking on the master room',
      unknown_time_zone: 'Unknown time zone',
    } satisfies Record<AlarmKind, string>,
    whatToDo: {
      overbooked:
        'A booking has no room for a night. Move or cancel one, or offer more rooms if the hotel has them.',
      failing_channel:
        'What the hotel changes does not reach this channel. It is tried again by itself; ask the channel if it goes on.',
      unmapped_booking:
        "No mapping names the channel's room, so its nights are still on sale. Change the booking to a room of the hotel.",
      unknown_time_zone:
        'Requests that need the date fail. Give the hotel another time zone, or update Node.',
    } satisfies Record<AlarmKind, string>,
  },
  theme: { label: 'Colours', system: 'As the system', light: 'Light', dark: 'Dark' },
  keys: {
    heading: 'Keys',
    open: 'Keys',
    list: 'This list',
    go: (view: string) => `Go to ${view}`,
    close: 'Close a dialog',
    search: 'Filter what is shown',
  },
  skip: 'Skip to the view',
  close: 'Close',
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied',
  more: 'Show more',
}
