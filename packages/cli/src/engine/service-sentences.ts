/** What a person is told of a service in each of its states. */
export const serviceSentences = {
  unknown: 'The service was not asked yet.',
  answers: 'The service answers.',
  unreachable: 'The service cannot be reached.',
  unauthorized: 'The service takes neither the token nor the hotel id.',
} as const
