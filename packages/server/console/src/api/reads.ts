import {
  hashKey,
  type Query,
  QueryClient,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { frame } from '../texts/frame.ts'
import { type Answer, ApiError, call, type OperationId, type Request } from './call.ts'

/** What was read of the control API; a change of a hotel (`live.ts`) makes it read anew. */
export const reads = new QueryClient({
  defaultOptions: {
    // A browser says that it is offline when it has no other network; a server on the same machine is reached all the same.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      // A refusal is the same the next time; a server that was not reached may be back.
      retry: (count, error) => !(error instanceof ApiError) && count < 3,
      refetchOnWindowFocus: true,
    },
  },
})

/** Keeps what is shown while another page of the same thing is read. Of another hotel or another channel nothing stays. */
const ofSamePath =
  (path: unknown) =>
  <Data>(shown: Data | undefined, query: Query<Data, Error, Data> | undefined): Data | undefined =>
    query && hashKey([query.queryKey[1]]) === hashKey([path]) ? shown : undefined

/** Reads an operation, and reads it again after each change of the hotel. While it reads another page, the present one stays. */
export function useRead<Id extends OperationId>(
  operationId: Id,
  request: Request<Id> = {},
  { enabled = true }: { enabled?: boolean } = {},
): UseQueryResult<Answer<Id>> {
  return useQuery({
    queryKey: [operationId, request.path, request.query],
    queryFn: ({ signal }) => call(operationId, request, signal),
    placeholderData: ofSamePath(request.path),
    enabled,
  }) as UseQueryResult<Answer<Id>>
}

type Paged = { next: string | null }
/** The operations that list page by page. */
export type PagedId = { [Id in OperationId]: Answer<Id> extends Paged ? Id : never }[OperationId]

/** Reads a list page by page: the first one, and another each time that a person asks for more. */
export function usePages<Id extends PagedId>(operationId: Id, { path, query }: Request<Id>) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [operationId, path, query, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        operationId,
        { path, query: { ...query, ...(pageParam && { after: pageParam }) } } as Request<Id>,
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page as Paged).next ?? undefined,
    placeholderData: ofSamePath(path),
  })
  return {
    pages: data?.pages as Answer<Id>[] | undefined,
    error,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    busy: isFetchingNextPage,
  }
}

/** A change whose answer did not arrive: it may have been made, or not. */
const notAnswered = (error: unknown): never => {
  throw error instanceof TypeError ? new Error(frame.notAnswered, { cause: error }) : error
}

/** Changes something over an operation, after which all that is shown is read again. */
export function useChange<Id extends OperationId>(operationId: Id) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (request: Request<Id>) => call(operationId, request).catch(notAnswered),
    onSettled: () => client.invalidateQueries(),
  })
}
