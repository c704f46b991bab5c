import { columns, materials } from "../data.js";

export function Use() {
  return (
    <table>
      <caption>申请材料</caption>
      <thead>
        <tr>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {materials.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.name}</th>
            <td>{row.need}</td>
            <td>{row.source}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
