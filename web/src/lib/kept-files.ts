const DATABASE = 'likeness.kept-files';
const STORE = 'files';

/** Files in IndexedDB that survive a reload, grouped by keeper. */
export type KeptFiles = {
  put: (key: string, file: File) => Promise<void>;
  get: (key: string) => Promise<File | undefined>;
  remove: (key: string) => Promise<void>;
  clear: () => Promise<void>;
};

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database refused'));
  });
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** Every call rejects without IndexedDB, as in some private windows. */
export function keptFilesOf(keeper: string): KeptFiles {
  const all = () => IDBKeyRange.bound([keeper], [keeper, []]);
  return {
    put: async (key, file) => {
      await within('readwrite', (store) => store.put(file, [keeper, key]));
    },
    get: (key) =>
      within('readonly', (store) => store.get([keeper, key]) as IDBRequest<File | undefined>),
    remove: (key) => within('readwrite', (store) => store.delete([keeper, key])),
    clear: () => within('readwrite', (store) => store.delete(all())),
  };
}

export function forgetKeptFiles(): void {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(DATABASE);
}
