/** True in the English build: `EN ? 'Save' : 'Speichern'`. Each build keeps its own language. */
declare const EN: boolean;
